import { createHash } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'

/** Carries the body of a request, as far as it concerns this. */
interface Sent {
  body?: unknown
  headers: Record<string, string>
}

/**
 * Gives the requests that remove several objects a `Content-MD5`, without which stores other than Amazon's refuse them: the SDK sends
 * a newer checksum in its place. See `MD5_FALLBACK.md` of the SDK.
 */
export function addContentMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const { body, headers } = args.request as Sent
        if (commandName === 'DeleteObjectsCommand' && typeof body === 'string')
          headers['content-md5'] = createHash('md5').update(body).digest('base64')
        return next(args)
      },
    // After the body is written, before the headers are signed.
    { name: 'addContentMd5', step: 'build', priority: 'low' },
  )
}
