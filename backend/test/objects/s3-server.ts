import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { S3Store } from '../../src/infrastructure/objects/s3-store'

const BUCKET = 'yawmi-media'
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/** A store with the S3 interface for a test, which can go away and come back with what it has. */
export class S3Server {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-s3-'))
  private server: S3rver | undefined
  private port = 0

  static async start(): Promise<S3Server> {
    const server = new S3Server()
    await server.comeBack()
    return server
  }

  get endpoint(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** What a service is told of it. */
  get settings() {
    return {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: this.endpoint,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    }
  }

  store(more: { bucket?: string; endpoint?: string } = {}): S3Store {
    const settings = { bucket: BUCKET, region: 'us-east-1', endpoint: this.endpoint, credentials: KEYS }
    return new S3Store({ ...settings, ...more })
  }

  /** Takes no connections any more. */
  async goAway(): Promise<void> {
    await this.server?.close()
    this.server = undefined
  }

  /** At the address that it had. */
  async comeBack(): Promise<void> {
    const configureBuckets = [{ name: BUCKET }]
    const { folder: directory, port } = this
    this.server = new S3rver({ address: '127.0.0.1', port, directory, silent: true, configureBuckets })
    this.port = (await this.server.run()).port
  }

  async stop(): Promise<void> {
    await this.goAway()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
