import { createWriteStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import { addContentMd5 } from './content-md5'
import type * as S3Sdk from './s3-sdk'
import { type OnStoreChange, StoreGuard } from './s3-guard'
import { type ListedObject, ObjectMissing, type ObjectStore } from './object-store'

export interface S3Settings {
  bucket: string
  region: string
  /** Of a store that is not Amazon's. */
  endpoint?: string | undefined
  /** Left out: as the SDK finds them on the machine. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** An object on its way, or the part of it that a range names. */
export interface ObjectStream {
  body: Readable
  bytes: number
  etag: string | undefined
  /** The `Content-Range` of a part. */
  range: string | undefined
}

/** Milliseconds to connect, until an answer begins, and without a byte of it: as long as a slow reader may pause. */
const CONNECT_MS = 2_000
const ANSWER_MS = 6_000
const SILENT_MS = 30_000
/** Tries of one call, all within its deadline. */
const MAX_ATTEMPTS = 3
/** Milliseconds for a call that a request waits for, and for one about many objects. */
const CALL_MS = 8_000
const MANY_MS = 120_000
/** For a film that is copied to a cache, whatever its length and the network: one that comes no further ends as silent. */
const COPY_MS = 30 * 60_000
/** Bytes a second that a store takes at least: a film of a hundred MB is not sent in the time of a call. */
const PUT_PACE = 512 * 1024
/** Objects that one call removes: a store that removes them one by one, at some 15 ms, answers in time. */
const REMOVE_BATCH = 100
/** Milliseconds until a store is asked again that lists what it has just removed. */
const LISTS_LATE_MS = 500
/** A range of a request that has one part. Amazon's sends the whole object for several, other stores a body of several parts. */
const ONE_RANGE = /^bytes=(\d+-\d*|-\d+)$/

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.mp4': 'video/mp4',
  '.json': 'application/json',
}

type Sdk = typeof S3Sdk

/** Objects in a bucket of any store that has Amazon's S3 interface, so that servers need no disk in common. */
export class S3Store implements ObjectStore {
  readonly name: string
  private readonly guard: StoreGuard
  /** Loaded with the first call: a service with a folder needs none of it. */
  private client: Promise<{ sdk: Sdk; s3: S3Client }> | undefined

  constructor(
    private readonly settings: S3Settings,
    onChange?: OnStoreChange,
  ) {
    const { bucket, endpoint, region } = settings
    this.name = `bucket ${bucket} at ${endpoint ?? region}`
    this.guard = new StoreGuard(onChange)
  }

  put(address: string, bytes: Buffer): Promise<void> {
    const sendMs = (bytes.length / PUT_PACE) * 1_000
    return this.call(
      address,
      async ({ sdk, s3 }, abortSignal) => {
        const ContentType = TYPES[path.extname(address)]
        const request = new sdk.PutObjectCommand({ ...this.at(address), Body: bytes, ContentType })
        // An answer begins when all is sent.
        await s3.send(request, { abortSignal, requestTimeout: Math.max(ANSWER_MS, sendMs) })
      },
      Math.max(CALL_MS, sendMs),
    )
  }

  has(address: string): Promise<boolean> {
    return this.call(address, async ({ sdk, s3 }, abortSignal) => {
      await s3.send(new sdk.HeadObjectCommand(this.at(address)), { abortSignal })
      return true
    }).catch((error: unknown) => {
      if (error instanceof ObjectMissing) return false
      throw error
    })
  }

  read(address: string): Promise<Buffer> {
    return this.call(address, async ({ sdk, s3 }, abortSignal) => {
      const { Body } = await s3.send(new sdk.GetObjectCommand(this.at(address)), { abortSignal })
      return Buffer.from(await Body!.transformToByteArray())
    })
  }

  copyTo(address: string, file: string): Promise<void> {
    return this.call(
      address,
      async ({ sdk, s3 }, abortSignal) => {
        const { Body } = await s3.send(new sdk.GetObjectCommand(this.at(address)), { abortSignal })
        await pipeline(Body as Readable, createWriteStream(file), { signal: abortSignal })
      },
      COPY_MS,
    )
  }

  /**
   * An object, to be sent on.
   * @param range the `Range` of a request; the whole object is sent where it is not one part in bytes
   * @returns undefined where there is nothing in that range. @throws StoreAway, ObjectMissing
   */
  open(address: string, range: string | undefined): Promise<ObjectStream | undefined> {
    return this.call(address, async ({ sdk, s3 }, abortSignal) => {
      const Range = range && ONE_RANGE.test(range) ? range : undefined
      const request = new sdk.GetObjectCommand({ ...this.at(address), ...(Range && { Range }) })
      return s3.send(request, { abortSignal }).then(streamOf, (error: Error) => {
        if (error.name === 'InvalidRange') return undefined
        throw error
      })
    })
  }

  remove(address: string): Promise<void> {
    return this.call(address, async ({ sdk, s3 }, abortSignal) => {
      await s3.send(new sdk.DeleteObjectCommand(this.at(address)), { abortSignal })
    })
  }

  removeAll(folder: string): Promise<void> {
    const { bucket: Bucket } = this.settings
    return this.call(
      folder,
      async ({ sdk, s3 }, abortSignal) => {
        const removed = new Set<string | undefined>()
        for (;;) {
          const listed = await s3.send(
            new sdk.ListObjectsV2Command({ Bucket, Prefix: `${keyOf(folder)}/`, MaxKeys: REMOVE_BATCH }),
            { abortSignal },
          )
          const Objects = (listed.Contents ?? []).map(({ Key }) => ({ Key }))
          if (Objects.length === 0) return
          if (Objects.some(({ Key }) => removed.has(Key))) await wait(LISTS_LATE_MS, undefined, { signal: abortSignal })
          const request = new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })
          const { Errors = [] } = await s3.send(request, { abortSignal })
          if (Errors.length > 0) throw new Error(`${Errors.length} objects were not removed: ${Errors[0]?.Code}`)
          for (const { Key } of Objects) removed.add(Key)
        }
      },
      MANY_MS,
    )
  }

  list(folder: string): Promise<ListedObject[]> {
    const { bucket: Bucket } = this.settings
    return this.call(
      folder,
      async ({ sdk, s3 }, abortSignal) => {
        const found: ListedObject[] = []
        let ContinuationToken: string | undefined
        do {
          const request = { Bucket, Prefix: `${keyOf(folder)}/`, ...(ContinuationToken && { ContinuationToken }) }
          const page = await s3.send(new sdk.ListObjectsV2Command(request), { abortSignal })
          for (const { Key, LastModified } of page.Contents ?? [])
            if (Key && LastModified) found.push({ address: `/${Key}`, putAt: LastModified })
          ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined
        } while (ContinuationToken)
        return found
      },
      MANY_MS,
    )
  }

  private at(address: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: keyOf(address) }
  }

  private call<T>(
    address: string,
    work: (client: { sdk: Sdk; s3: S3Client }, signal: AbortSignal) => Promise<T>,
    deadlineMs = CALL_MS,
  ): Promise<T> {
    this.client ??= connect(this.settings)
    return this.guard.run(address, deadlineMs, async (signal) => work(await this.client!, signal))
  }
}

async function connect({ endpoint, region, credentials }: S3Settings): Promise<{ sdk: Sdk; s3: S3Client }> {
  const sdk = await import('./s3-sdk')
  const s3 = new sdk.S3Client({
    region,
    // Stores of others are reached by one host name for all buckets.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: MAX_ATTEMPTS,
    requestHandler: {
      ...{ connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, socketTimeout: SILENT_MS },
      throwOnRequestTimeout: true,
    },
    // Checksums in trailers are younger than many stores. What is sent is signed with its digest all the same.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  addContentMd5(s3)
  return { sdk, s3 }
}

const keyOf = (address: string): string => address.replace(/^\//, '')

function streamOf({ Body, ContentLength = 0, ETag, ContentRange }: GetObjectCommandOutput): ObjectStream {
  return { body: Body as Readable, bytes: ContentLength, etag: ETag, range: ContentRange }
}
