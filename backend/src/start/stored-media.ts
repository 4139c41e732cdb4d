import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../infrastructure/env'
import { ObjectCache } from '../infrastructure/objects/object-cache'
import { ObjectMissing } from '../infrastructure/objects/object-store'
import type { S3Store } from '../infrastructure/objects/s3-store'
import { whenClosed } from '../http/endpoint/when-closed'

/** Seconds after which a page may ask again for what the store did not give. */
const RETRY_AFTER_S = 5
const MEGABYTE = 1024 * 1024
const SAVED = '/saved/'
/** A saved picture is a PNG, its thumbnail a WebP. */
const typeOf = (address: string) => (address.endsWith('.webp') ? 'image/webp' : 'image/png')

/** What a person saved goes with the person: no cache between here and the browser may keep it. */
export const cacheHeaders = (whose: 'everybody' | 'person') => ({
  'cache-control': `${whose === 'everybody' ? 'public' : 'private'}, max-age=31536000, immutable`,
})

/**
 * Serves the files of a store that is not on this machine. Imported ones are copied to a cache first, from which they are
 * then served like any file; saved designs pass through and leave nothing here, so that an erasure need not reach every host.
 * @param app has checked the address
 * @returns the folder of the cache
 */
export function serveFromStore(
  app: FastifyInstance,
  store: S3Store,
  env: Pick<Env, 'dataDir' | 'MEDIA_CACHE_MB'>,
): string {
  const cache = new ObjectCache(path.join(env.dataDir, 'media-cache'), store, env.MEDIA_CACHE_MB * MEGABYTE)
  app.addHook('onRequest', async (request, reply) => {
    if (reply.sent || !['GET', 'HEAD'].includes(request.method)) return
    const [address = ''] = request.url.split('?', 1)
    try {
      if (address.startsWith(SAVED)) return await passOn(store, address, request, reply)
      const release = await cache.hold(address)
      whenClosed(reply.raw, release)
    } catch (error) {
      if (error instanceof ObjectMissing) return reply.callNotFound()
      request.log.warn({ err: error }, 'a file of the object store cannot be served')
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER_S })
        .send({ error: 'storage_unavailable' })
    }
  })
  return cache.folder
}

async function passOn(
  store: S3Store,
  address: string,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await store.open(address, headers.range)
  if (!found) return reply.code(416).header('cache-control', 'no-store').send()
  const { body, bytes, etag, range } = found
  reply.headers({ ...cacheHeaders('person'), 'accept-ranges': 'bytes', ...(etag && { etag }) })
  if (etag && headers['if-none-match']?.includes(etag)) {
    body.destroy()
    return reply.code(304).send()
  }
  reply.headers({ 'content-type': typeOf(address), 'content-length': bytes, ...(range && { 'content-range': range }) })
  reply.code(range ? 206 : 200)
  if (method === 'GET') return reply.send(body)
  body.destroy()
  return reply.send()
}
