import fs from 'node:fs'
import { declaration, HOUR, route, storeOfTests } from '../../test/store-of-tests.mjs'

const own = storeOfTests()
const { listFile, put, putAll } = own
/** Versions that the list says are pinned. */
const pinned = () => (own.store.read().history?.content ?? []).filter((one) => one.pinned).map(({ version }) => version)
/** What the record says of the acts. */
const acts = () => own.store.log().map(({ act, remote, version, reason }) => ({ act, remote, version, reason }))

describe('a hold', () => {
  it('says since when it is and why, and stands in the record', async () => {
    await putAll('1')
    expect(await own.store.hold('content', { reason: 'the feast' })).toMatchObject({
      ...{ version: '1', isCurrent: true, notes: [] },
    })
    expect(own.store.read().held).toEqual({
      content: { since: new Date(own.time).toISOString(), reason: 'the feast' },
    })
    expect(acts()).toContainEqual({ act: 'hold', remote: 'content', version: '1', reason: 'the feast' })
  })

  it('needs no reason', async () => {
    await putAll('1')
    await own.store.hold('content')
    expect(own.store.read().held).toEqual({ content: { since: new Date(own.time).toISOString() } })
  })

  it('is refused of what is held already: since when and why stay as they were', async () => {
    await putAll('1')
    await own.store.hold('content', { reason: 'the feast' })
    const { held } = own.store.read()
    const before = acts()
    own.time += HOUR
    await expect(own.store.hold('content')).rejects.toThrow(`content is held already, since ${held?.content?.since}`)
    expect(own.store.read().held).toEqual(held)
    expect(acts()).toEqual(before)
  })

  it('is refused of what was never released', async () => {
    await putAll('1')
    await expect(own.store.hold('designer')).rejects.toThrow('nothing of designer is released')
    expect(own.store.read().held).toBeUndefined()
  })
})

describe('a pin', () => {
  it('says whether it is of the current version', async () => {
    await putAll('1', '2')
    expect(await own.store.pin('content', '2')).toMatchObject({ version: '2', isCurrent: true, notes: [] })
    expect(await own.store.pin('content', '1')).toMatchObject({ version: '1', isCurrent: false, notes: [] })
  })

  it('is refused of a version that never was, or whose files are gone; to end it nothing need be there', async () => {
    await putAll('1', '2')
    await own.store.pin('content', '1')
    fs.rmSync(own.store.folderOf('content', '1'), { recursive: true })
    await expect(own.store.pin('content', '1')).rejects.toThrow('no version 1 with its files')
    await expect(own.store.pin('content', '9', { off: true })).rejects.toThrow('no version 9 with its files')
    expect(await own.store.pin('content', '1', { off: true })).toMatchObject({ version: '1' })
  })

  it('that would change nothing is refused, and stands in no record', async () => {
    await putAll('1', '2')
    await expect(own.store.pin('content', '1', { off: true })).rejects.toThrow('content 1 is not pinned')
    await own.store.pin('content', '1')
    const before = acts()
    await expect(own.store.pin('content', '1')).rejects.toThrow('content 1 is pinned already')
    expect(acts()).toEqual(before)
    expect(pinned()).toEqual(['1'])
  })

  it('stays with a version that is published again, directly or as a candidate', async () => {
    await putAll('1', '2')
    await own.store.pin('content', '1')
    await putAll('1', '3')
    expect(pinned()).toEqual(['1'])
    await put('1', {}, { candidate: true })
    await own.store.promote('content', '1')
    await putAll('4', '5', '6')
    own.time += 40 * 24 * HOUR
    await putAll('7', '8', '9')
    expect(pinned()).toEqual(['1'])
    expect(own.folders()).toContain('1')
  })
})

it('no end is announced of a version whose files are gone', async () => {
  await putAll('1', '2', '3', '4')
  fs.rmSync(own.store.folderOf('content', '1'), { recursive: true })
  await expect(own.store.retire('content', '1')).rejects.toThrow('no version 1 with its files')
})

describe('a list that was written by hand', () => {
  /** @param {import('@yawmi/contract').Route[]} routes */
  const writeByHand = async (routes) => {
    await put('1')
    const list = own.store.read()
    list.remotes.content[0].declaration = { ...declaration, routes }
    fs.writeFileSync(listFile(), JSON.stringify(list))
  }

  it('is taken as it stands, and acts go on from it', async () => {
    await writeByHand([route('jokes', '/jokes')])
    await expect(put('2')).rejects.toThrow('adopt')
    expect(await own.store.adopt({})).toMatchObject({ notes: [] })
    expect(own.store.read().remotes.content[0].declaration.routes).toHaveLength(1)
    await put('2', { dropRoutes: true })
    expect(own.versions()).toEqual(['2', '1'])
  })

  it('is not, with a declaration against the contract', async () => {
    await writeByHand([{ ...route('jokes', '/jokes'), layout: /** @type {never} */ ('wide') }])
    await expect(own.store.adopt({})).rejects.toThrow(/content.*jokes.*layout/s)
  })
})
