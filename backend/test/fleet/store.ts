import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { S3Store, type S3Settings } from '../../src/infrastructure/objects/s3-store'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import type { Namespace } from './namespace'
import { Unit } from './unit'
import { until } from './until'

export const S3RVER = path.join(findProjectRoot(undefined), 'backend/node_modules/s3rver/bin/s3rver.js')
const S3RVER_PORT = 4568
export const S3RVER_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** Where a store is put, and what it may write. */
export interface StorePlace {
  place: Namespace
  /** Is made for it. */
  folder: string
  logs: string
}

interface Access {
  endpoint: string
  credentials: { accessKeyId: string; secretAccessKey: string }
}

/** A store with the S3 interface, of one process or several, with a bucket. */
export class FleetStore {
  private readonly bucket: S3Settings & Access

  constructor(
    readonly units: Unit[],
    access: Access,
  ) {
    this.bucket = { ...access, bucket: 'yawmi-media', region: 'us-east-1' }
  }

  /** What a host is told of it. */
  get settings() {
    const { bucket, endpoint, credentials } = this.bucket
    return {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    }
  }

  store(more: { bucket?: string } = {}): S3Store {
    return new S3Store({ ...this.bucket, ...more })
  }

  start(): void {
    for (const unit of this.units) unit.start()
  }

  /** Waits until it answers, and has its bucket. */
  async ready(): Promise<void> {
    const client = new S3Client({ ...this.bucket, forcePathStyle: true, maxAttempts: 1 })
    await until('the store', () => makeBucket(client, this.bucket.bucket), 60)
    client.destroy()
  }

  async stop(signal: NodeJS.Signals): Promise<void> {
    await Promise.all(this.units.map((unit) => unit.stop(signal)))
  }

  /** Kills one of its processes, whichever; its supervisor starts it again. */
  crash(): void {
    this.units[randomInt(this.units.length)]!.crash()
  }

  /** Ends all of it at once, until `comeBack`: it is a `StoreServer` of the cases of a store. */
  goAway(): Promise<void> {
    return this.stop('SIGKILL')
  }

  async comeBack(): Promise<void> {
    this.start()
    await this.ready()
  }
}

async function makeBucket(client: S3Client, name: string): Promise<true> {
  await client.send(new CreateBucketCommand({ Bucket: name })).catch((error: Error) => {
    if (!error.name.startsWith('BucketAlready')) throw error
  })
  return true
}

/** `s3rver`, one process that keeps files of a folder. */
export function s3rver({ place, folder, logs }: StorePlace): FleetStore {
  mkdirSync(folder, { recursive: true })
  const unit = new Unit('s3', place, path.join(logs, 's3.log'), () => [
    ...[process.execPath, S3RVER, '--silent', '-a', place.address, '-p', String(S3RVER_PORT)],
    ...['-d', folder],
  ])
  return new FleetStore([unit], { endpoint: `http://${place.address}:${S3RVER_PORT}`, credentials: S3RVER_KEYS })
}
