import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import type { S3Store } from '../infrastructure/objects/s3-store'
import { serveFromStore } from './stored-media'

const ADDRESS = '/ab/film.mp4'

let dataDir: string
beforeEach(() => (dataDir = mkdtempSync(path.join(os.tmpdir(), 'yawmi-stored-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { open, passed }
}

it('holds no file in the cache for clients who hung up before it came', async () => {
  const [requested, arrives, held] = [gate(), gate(), gate()]
  const store = {
    async copyTo(_address: string, file: string) {
      requested.open()
      await arrives.passed
      writeFileSync(file, 'film')
    },
  } as unknown as S3Store
  const app = Fastify()
  // A cache without room: a file goes as soon as nobody is being sent it.
  const folder = serveFromStore(app, store, { dataDir, MEDIA_CACHE_MB: 0 })
  app.get('/*', () => {
    held.open()
    return 'film'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const { port } = app.server.address() as { port: number }
    const request = http.get({ port, host: '127.0.0.1', path: ADDRESS })
    request.on('error', () => undefined)
    await requested.passed
    request.destroy()
    await wait(100)
    arrives.open()
    await held.passed
    expect(existsSync(path.join(folder, ADDRESS))).toBe(false)
  } finally {
    await app.close()
  }
})
