import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ObjectCache } from './object-cache'
import { ObjectMissing, type ObjectStore, StoreAway } from './object-store'

const fileOf = (text: string) => {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 40)
  return { address: `/${digest.slice(0, 2)}/${digest}.webp`, text }
}
const [first, second, third] = [fileOf('1'.repeat(100)), fileOf('2'.repeat(100)), fileOf('3'.repeat(100))]

let folder: string
let copies: string[]
let isAway: boolean
let content: Map<string, string>
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-cache-'))
  copies = []
  isAway = false
  content = new Map([first, second, third].map(({ address, text }) => [address, text]))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const store = {
  name: 'a test',
  async copyTo(address: string, file: string) {
    copies.push(address)
    if (isAway) throw new StoreAway(new Error('refused'))
    const text = content.get(address)
    if (text === undefined) throw new ObjectMissing(address)
    await writeFile(file, text)
  },
} as unknown as ObjectStore
const open = (maxBytes = 1_000) => new ObjectCache(folder, store, maxBytes)
const has = ({ address }: { address: string }) => existsSync(path.join(folder, address))
const use = async (cache: ObjectCache, { address }: { address: string }) => (await cache.hold(address))()

describe('the cache of a store', () => {
  it('copies a file once, however many ask for it at once and after that, over a restart too', async () => {
    const cache = open()
    await Promise.all([use(cache, first), use(cache, first), use(cache, first)])
    await use(cache, first)
    await use(open(), first)
    expect(copies).toEqual([first.address])
  })

  it('serves what it has while the store is away, and says that it is for what it has not', async () => {
    const cache = open()
    await use(cache, first)
    isAway = true
    await use(cache, first)
    await expect(cache.hold(second.address)).rejects.toThrow(StoreAway)
    isAway = false
    await use(cache, second)
  })

  it('copies a file again that is given up while it is looked for', async () => {
    const cache = open(150)
    const [release, releaseOther] = [await cache.hold(first.address), await cache.hold(second.address)]
    const held = cache.hold(first.address)
    // The disk answers meanwhile, and its answer is read after what happens now.
    for (const began = performance.now(); performance.now() - began < 20;);
    release()
    expect(has(first)).toBe(false)
    ;(await held)()
    releaseOther()
    expect(copies).toEqual([first, second, first].map(({ address }) => address))
    expect(cache.bytes).toBe(100)
  })

  it('stays below its bound by giving up what was not used for longest', async () => {
    const cache = open(250)
    for (const file of [first, second, first, third]) await use(cache, file)
    expect([has(first), has(second), has(third)]).toEqual([true, false, true])
    expect(cache.bytes).toBe(200)
  })

  it('removes nothing that is being sent', async () => {
    const cache = open(100)
    const release = await cache.hold(first.address)
    await use(cache, second)
    expect(has(first)).toBe(true)
    release()
    await use(cache, third)
    expect([has(first), has(second), has(third)]).toEqual([false, false, true])
  })

  it('keeps the bound of a start that has a smaller one, and clears what a killed one left half done', async () => {
    const before = open()
    for (const file of [first, second, third]) await use(before, file)
    const draft = path.join(path.dirname(path.join(folder, first.address)), '.draft-x')
    writeFileSync(draft, 'half')
    expect(open(150).bytes).toBe(100)
    expect(existsSync(draft)).toBe(false)
  })

  it('takes no bytes that are not those of the address, and leaves nothing of them', async () => {
    const cache = open()
    content.set(first.address, first.text.slice(1))
    await expect(cache.hold(first.address)).rejects.toThrow(/other bytes/)
    expect(readdirSync(path.dirname(path.join(folder, first.address)))).toEqual([])
    content.set(first.address, first.text)
    await use(cache, first)
  })

  it('has what is not there neither on the disk nor in its count, and copies again what was taken away', async () => {
    const cache = open()
    await expect(cache.hold('/ab/none.webp')).rejects.toThrow(ObjectMissing)
    await use(cache, first)
    rmSync(path.join(folder, first.address))
    await use(cache, first)
    expect([cache.bytes, has(first)]).toEqual([100, true])
  })

  it('gives a file the same time on every host, as their ETags are made of it', async () => {
    await use(open(), first)
    expect(statSync(path.join(folder, first.address)).mtime.toISOString()).toBe('2000-01-01T00:00:00.000Z')
  })
})
