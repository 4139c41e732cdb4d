import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { itIsABucket, itIsAStore } from '../objects/store-cases'
import { describeFleet, PREPARED } from './fleet'
import { Namespace } from './namespace'
import type { FleetStore } from './store'
import { swift } from './swift'
import { until } from './until'

const execute = promisify(execFile)
const BYTES = Buffer.from('0123456789')
/** More than one page of a list has. */
const MANY = 1_050
/** As large as an imported film may be for one call. */
const FILM_BYTES = 60_000_000

describeFleet('OpenStack Swift as a store', () => {
  let place: Namespace
  let folder: string
  let store: FleetStore
  beforeAll(async () => {
    const logs = path.join(PREPARED!.folder, 'logs/swift')
    mkdirSync(logs, { recursive: true })
    Namespace.makeNetwork(PREPARED!)
    place = Namespace.join(PREPARED!, 'store', '10.77.0.41')
    folder = path.join(PREPARED!.folder, 'swift')
    store = swift({ place, folder, logs })
    const begun = performance.now()
    store.start()
    await store.ready()
    process.stdout.write(`it has a bucket after ${((performance.now() - begun) / 1_000).toFixed(1)} s\n`)
  }, 120_000)
  afterAll(async () => {
    await store?.stop('SIGKILL')
    place?.remove()
    Namespace.removeNetwork(PREPARED!)
  }, 60_000)

  itIsAStore(() => store.store())
  itIsABucket(() => store)

  it('lists and removes more than one call may', async () => {
    const bucket = store.store()
    const addresses = Array.from({ length: MANY }, (_, index) => `/many/${index}.png`)
    for (let from = 0; from < MANY; from += 20)
      await Promise.all(addresses.slice(from, from + 20).map((address) => bucket.put(address, BYTES)))
    expect((await bucket.list('/many')).map(({ address }) => address).sort()).toEqual(addresses.sort())
    await bucket.removeAll('/many')
    expect(await bucket.list('/many')).toEqual([])
  }, 180_000)

  it('sends the last bytes of an object, and takes addresses in Arabic and a whole film', async () => {
    const bucket = store.store()
    const address = '/saved/مجلد +&%/صورة.png'
    await bucket.put(address, BYTES)
    expect((await bucket.list('/saved/مجلد +&%')).map((listed) => listed.address)).toEqual([address])
    const end = await bucket.open(address, 'bytes=-3')
    expect(end).toMatchObject({ bytes: 3, range: 'bytes 7-9/10' })
    expect(await text(end!.body)).toBe('789')
    const film = Buffer.alloc(FILM_BYTES, BYTES)
    await bucket.put('/ab/film.mp4', film)
    expect((await bucket.read('/ab/film.mp4')).equals(film)).toBe(true)
  }, 60_000)

  it('is emptied although it lists what was removed while its server of containers was away', async () => {
    const bucket = store.store()
    const [removed, left] = ['/late/removed.png', '/late/left.png']
    for (const address of [removed, left]) await bucket.put(address, BYTES)
    const containers = store.units.find(({ name }) => name === 'swift-container')!
    const updater = store.units.find(({ name }) => name === 'swift-updater')!
    await Promise.all([containers, updater].map((unit) => unit.stop('SIGKILL')))
    await bucket.remove(removed)
    containers.start()
    const listed = await until('a list', () => bucket.list('/late'))
    expect(listed.map(({ address }) => address)).toEqual([left, removed])
    const [program = '', ...once] = [...place.within('swift'), 'swift-object-updater', `${folder}/object.conf`, 'once']
    await Promise.all([bucket.removeAll('/late'), execute(program, once)])
    updater.start()
    expect(await bucket.list('/late')).toEqual([])
    for (const address of [removed, left]) expect(await bucket.has(address)).toBe(false)
  }, 120_000)

  it('that has lost any one of its processes has what was put before it, and takes more', async () => {
    const bucket = store.store()
    await bucket.put('/ab/kept.webp', BYTES)
    for (const unit of store.units) {
      const { pid } = unit
      unit.crash()
      await until(`${unit.name} again`, async () => unit.pid !== pid)
      const address = `/ab/after-${unit.name}.webp`
      await until(`a call after ${unit.name}`, async () => {
        await bucket.put(address, BYTES)
        return true
      })
      expect(await until('the first', () => bucket.read('/ab/kept.webp'))).toEqual(BYTES)
      expect(await bucket.has(address)).toBe(true)
    }
  }, 180_000)
})
