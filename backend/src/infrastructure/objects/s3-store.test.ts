import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { S3Server } from '../../../test/objects/s3-server'
import { FolderStore } from './folder-store'
import { ObjectMissing, type ObjectStore, StoreAway } from './object-store'

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
const stores: [string, () => ObjectStore][] = [
  ['a folder', () => new FolderStore(path.join(folder, 'media'))],
  ['a bucket', () => server.store()],
]

describe.each(stores)('%s as a store', (_name, open) => {
  it('gives back what it was given, to memory and to a file', async () => {
    const store = open()
    await store.put('/ab/one.webp', BYTES)
    expect(await store.has('/ab/one.webp')).toBe(true)
    expect(await store.read('/ab/one.webp')).toEqual(BYTES)
    const file = path.join(folder, 'copy')
    await store.copyTo('/ab/one.webp', file)
    expect(readFileSync(file)).toEqual(BYTES)
  })

  it('says that it has none by the code of a file that is not there', async () => {
    const store = open()
    expect(await store.has('/ab/none.webp')).toBe(false)
    await expect(store.read('/ab/none.webp')).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(store.copyTo('/ab/none.webp', path.join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('removes one, or all of a folder and nothing of another whose name begins alike; twice is no fault', async () => {
    const store = open()
    const [one, ...others] = ['/saved/aa/1.png', '/saved/aa/2.png', '/saved/aa/3.json', '/saved/aab/1.png']
    for (const address of [one, ...others]) await store.put(address, BYTES)
    const there = async () =>
      (await Promise.all(others.map(async (address) => ((await store.has(address)) ? address : '')))).filter(Boolean)
    for (let time = 0; time < 2; time++) await store.remove(one)
    expect(await store.has(one)).toBe(false)
    expect(await there()).toEqual(others)
    for (let time = 0; time < 2; time++) await store.removeAll('/saved/aa')
    expect(await there()).toEqual(['/saved/aab/1.png'])
  })

  it('lists what a folder has, with when it was put there last', async () => {
    const store = open()
    expect(await store.list('/listed')).toEqual([])
    for (const address of ['/listed/a/1.gz', '/listed/b.gz', '/listedtoo/c.gz']) await store.put(address, BYTES)
    const listed = await store.list('/listed')
    expect(listed.map(({ address }) => address).sort()).toEqual(['/listed/a/1.gz', '/listed/b.gz'])
    for (const { putAt } of listed) expect(Math.abs(putAt.getTime() - Date.now())).toBeLessThan(60_000)
  })
})

describe('a bucket', () => {
  it('sends on an object or a part of it', async () => {
    const store = server.store()
    await store.put('/saved/aa/part.png', BYTES)
    const whole = await store.open('/saved/aa/part.png', undefined)
    expect(whole).toMatchObject({ bytes: 10, range: undefined, etag: expect.stringMatching(/^".+"$/) })
    expect(await text(whole!.body)).toBe('0123456789')
    const part = await store.open('/saved/aa/part.png', 'bytes=2-4')
    expect(part).toMatchObject({ bytes: 3, range: 'bytes 2-4/10', etag: whole!.etag })
    expect(await text(part!.body)).toBe('234')
    expect(await store.open('/saved/aa/part.png', 'bytes=50-')).toBeUndefined()
    await expect(store.open('/saved/aa/none.png', undefined)).rejects.toThrow(ObjectMissing)
  })

  it('that is not there, or of other keys, is a store that is away and not one without the object', async () => {
    await expect(server.store({ bucket: 'another' }).read('/ab/one.webp')).rejects.toThrow(StoreAway)
  })

  it('is asked again when it comes back, by the same server', async () => {
    const store = server.store()
    await store.put('/ab/back.webp', BYTES)
    await server.goAway()
    await expect(store.read('/ab/back.webp')).rejects.toThrow(StoreAway)
    await server.comeBack()
    expect(await store.read('/ab/back.webp')).toEqual(BYTES)
  })

  it('that refuses over and over is left alone: calls fail at once, and one asks whether it is back', async () => {
    await server.goAway()
    const store = server.store()
    for (let call = 0; call < 5; call++) await expect(store.has('/ab/x.webp')).rejects.toThrow(StoreAway)
    const begun = performance.now()
    for (let call = 0; call < 20; call++) await expect(store.has('/ab/x.webp')).rejects.toThrow(StoreAway)
    expect(performance.now() - begun).toBeLessThan(200)
    await server.comeBack()
    await new Promise((resolve) => setTimeout(resolve, 2_100))
    expect(await store.has('/ab/x.webp')).toBe(false)
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
