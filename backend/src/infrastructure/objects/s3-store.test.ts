import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { S3Server } from '../../../test/objects/s3-server'
import { LateStore } from '../../../test/objects/late-store'
import { itIsABucket, itIsAStore } from '../../../test/objects/store-cases'
import { FolderStore } from './folder-store'
import { StoreAway } from './object-store'

let server: S3Server
let folder: string
beforeAll(async () => {
  server = await S3Server.start()
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-objects-'))
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const BYTES = Buffer.from('0123456789')

describe('a folder as a store', () => itIsAStore(() => new FolderStore(path.join(folder, 'media'))))

describe('a bucket as a store', () => {
  itIsAStore(() => server.store())
  itIsABucket(() => server)
})

describe('a bucket', () => {
  it('that wants the digest of a removal and lists what is gone is emptied, in small parts and not without pause', async () => {
    const keys = Array.from({ length: 150 }, (_, index) => `saved/aa/${index}.png`)
    const late = await LateStore.start(keys, 300)
    await server
      .store({ endpoint: late.endpoint })
      .removeAll('/saved/aa')
      .finally(() => late.stop())
    expect(late.size).toBe(0)
    expect(Math.max(...late.removals)).toBe(100)
    expect(late.removals.length).toBeLessThan(8)
  }, 10_000)

  it('that refuses over and over is left alone: calls fail at once, and one asks whether it is back', async () => {
    await server.goAway()
    const store = server.store()
    for (let call = 0; call < 5; call++) await expect(store.has('/ab/x.webp')).rejects.toThrow(StoreAway)
    const begun = performance.now()
    // An operator reads the cause, also where the store is not asked.
    for (let call = 0; call < 20; call++) await expect(store.has('/ab/x.webp')).rejects.toThrow(/away: .*ECONNREFUSED/)
    expect(performance.now() - begun).toBeLessThan(200)
    await server.comeBack()
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    expect(await store.has('/ab/x.webp')).toBe(false)
  }, 20_000)

  it('that is a long way off takes a film for as long as its bytes are on their way', async () => {
    const film = Buffer.alloc(9 * 1024 * 1024)
    let taken = 0
    const distant = http.createServer((request, response) => {
      request.on('data', ({ length }: Buffer) => {
        taken += length
        request.pause()
        setTimeout(() => request.resume(), length / 1024)
      })
      request.once('end', () => response.end())
    })
    await once(distant.listen(0, '127.0.0.1'), 'listening')
    const { port } = distant.address() as net.AddressInfo
    const put = server.store({ endpoint: `http://127.0.0.1:${port}` }).put('/ab/x.mp4', film)
    await put.finally(() => distant.close().closeAllConnections())
    expect(taken).toBe(film.length)
  }, 40_000)

  it('that is a long way off gives a film for as long as its bytes come', async () => {
    let sendRest = () => {}
    const distant = http.createServer((_request, response) => {
      response.writeHead(200, { 'content-length': 2 * BYTES.length }).write(BYTES)
      sendRest = () => void response.end(BYTES)
    })
    await once(distant.listen(0, '127.0.0.1'), 'listening')
    const { port } = distant.address() as net.AddressInfo
    const file = path.join(folder, 'film.mp4')
    const { setTimeout: wait } = globalThis
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] })
    const copied = server.store({ endpoint: `http://127.0.0.1:${port}` }).copyTo('/ab/x.mp4', file)
    while (!existsSync(file)) await new Promise((resolve) => void wait(resolve, 20))
    jest.advanceTimersByTime(5 * 60_000)
    jest.useRealTimers()
    sendRest()
    await copied.finally(() => distant.close().closeAllConnections())
    expect(statSync(file).size).toBe(2 * BYTES.length)
  }, 20_000)

  it('that accepts calls and says nothing costs one some seconds', async () => {
    const silent = net.createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as net.AddressInfo
    const begun = performance.now()
    await expect(server.store({ endpoint: `http://127.0.0.1:${port}` }).put('/ab/x.webp', BYTES)).rejects.toThrow(
      StoreAway,
    )
    expect(performance.now() - begun).toBeLessThan(9_500)
    silent.close()
  }, 20_000)
})
