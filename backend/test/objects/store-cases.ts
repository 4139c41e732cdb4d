import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { ObjectMissing, type ObjectStore, StoreAway } from '../../src/infrastructure/objects/object-store'
import type { S3Store } from '../../src/infrastructure/objects/s3-store'

const BYTES = Buffer.from('0123456789')

/** A server with the S3 interface, which can go away and come back with what it has. */
export interface StoreServer {
  store(more?: { bucket?: string }): S3Store
  goAway(): Promise<void>
  comeBack(): Promise<void>
}

/** What every store does. */
export function itIsAStore(open: () => ObjectStore): void {
  it('gives back what it was given, to memory and to a file', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-objects-'))
    const store = open()
    await store.put('/ab/one.webp', BYTES)
    expect(await store.has('/ab/one.webp')).toBe(true)
    expect(await store.read('/ab/one.webp')).toEqual(BYTES)
    const file = path.join(folder, 'copy')
    await store.copyTo('/ab/one.webp', file)
    expect(readFileSync(file)).toEqual(BYTES)
    rmSync(folder, { recursive: true })
  })

  it('says that it has none by the code of a file that is not there', async () => {
    const store = open()
    expect(await store.has('/ab/none.webp')).toBe(false)
    await expect(store.read('/ab/none.webp')).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(store.copyTo('/ab/none.webp', path.join(os.tmpdir(), 'none'))).rejects.toMatchObject({
      code: 'ENOENT',
    })
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
}

/** What a bucket does besides. */
export function itIsABucket(server: () => StoreServer): void {
  it('sends on an object or a part of it', async () => {
    const store = server().store()
    const sent = async (range?: string) => {
      const { body, ...found } = (await store.open('/saved/aa/part.png', range))!
      return { ...found, text: await text(body) }
    }
    await store.put('/saved/aa/part.png', BYTES)
    const whole = await sent()
    expect(whole).toMatchObject({ bytes: 10, range: undefined, etag: expect.stringMatching(/^".+"$/) })
    expect(whole.text).toBe('0123456789')
    for (const [range, part, contentRange] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
    ])
      expect(await sent(range)).toEqual({ bytes: part!.length, range: contentRange, etag: whole.etag, text: part })
    expect(await store.open('/saved/aa/part.png', 'bytes=50-')).toBeUndefined()
    // Several parts would come as a body of another kind.
    for (const range of ['bytes=0-1,4-5', 'lines=1-2', 'bytes=x']) expect(await sent(range)).toEqual(whole)
    await expect(store.open('/saved/aa/none.png', undefined)).rejects.toThrow(ObjectMissing)
  })

  it('that is not there, or of other keys, is a store that is away and not one without the object', async () => {
    await expect(server().store({ bucket: 'another' }).read('/ab/one.webp')).rejects.toThrow(StoreAway)
  })

  it('is asked again when it comes back, by the same server', async () => {
    const store = server().store()
    await store.put('/ab/back.webp', BYTES)
    await server().goAway()
    await expect(store.read('/ab/back.webp')).rejects.toThrow(StoreAway)
    await server().comeBack()
    expect(await store.read('/ab/back.webp')).toEqual(BYTES)
  }, 60_000)
}
