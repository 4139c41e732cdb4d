import { HOUR, storeOfTests } from '../../test/store-of-tests.mjs'

/** @import { ReleaseList } from '../list-state.mjs' */

const own = storeOfTests()
const { folders, put, putAll, versions } = own

it('keeps the files of a version that is pinned, until it is not', async () => {
  await putAll('1', '2', '3', '4')
  await own.store.pin('content', '1')
  own.time += 90 * 24 * HOUR
  await put('5')
  expect(folders()).toEqual(expect.arrayContaining(['1', '5']))
  await own.store.pin('content', '1', { off: true })
  expect(folders()).not.toContain('1')
  await expect(own.store.pin('content', '1')).rejects.toThrow('has no version 1')
})

describe('the files of a version that is no longer current', () => {
  it('stay for a day, however many releases come after it', async () => {
    await put('0')
    for (let count = 1; count <= 8; count++) await put(String(count))
    own.time += 23 * HOUR
    await put('9')
    expect(folders()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(versions()).toHaveLength(3)
    own.time += 2 * HOUR
    await put('10')
    // The last three are for falling back; 8 ceased to be current two hours ago.
    expect(folders()).toEqual(['10', '8', '9'])
  })

  it('stay for longer where they are to fall back to', async () => {
    await putAll('1', '2')
    own.time += 90 * 24 * HOUR
    await put('3')
    expect(folders()).toEqual(['1', '2', '3'])
  })

  it('of a version made while somebody works go after ten minutes', async () => {
    for (const version of ['1', '2', '3', '4']) await put(version, {}, { draft: true })
    own.time += 11 * 60_000
    await put('5', {}, { draft: true })
    expect(folders()).toEqual(['3', '4', '5'])
  })

  it('of one that was made so and is released as it is stay for a day', async () => {
    await put('1', {}, { draft: true })
    await own.store.settle('content')
    for (const version of ['2', '3', '4']) await put(version)
    own.time += 11 * 60_000
    await put('5')
    expect(folders()).toEqual(['1', '2', '3', '4', '5'])
  })

  it('are remembered as bad when they are gone', async () => {
    await putAll('1', '2')
    await own.store.rollBack('content')
    own.time += 25 * HOUR
    await put('3')
    expect(folders()).toEqual(['1', '3'])
    await expect(put('2')).rejects.toThrow('was rolled back')
  })
})

describe('the files of a version that went and is built again', () => {
  beforeEach(async () => {
    await putAll('1', '2', '3', '4')
    own.time += 25 * HOUR
    await putAll('5', '6')
    expect(folders()).not.toContain('1')
    await put('1', {}, { candidate: true })
  })

  it('stay while it waits to be promoted', async () => {
    await put('7')
    expect(folders()).toContain('1')
    expect(await own.store.promote('content')).toMatchObject({ version: '1' })
  })

  it('stay while it is open to a part of the visitors', async () => {
    await own.store.canary('content', undefined, { share: 10 })
    await put('7')
    expect(folders()).toContain('1')
    expect(await own.store.promote('content')).toMatchObject({ version: '1' })
  })

  it('stay for a day when it is withdrawn: the list names them for pages that are open', async () => {
    await own.store.canary('content', undefined, { share: 10 })
    await own.store.withdraw('content')
    await put('7')
    const { history } = /** @type {Required<ReleaseList>} */ (own.store.read())
    expect(history.content.find(({ version }) => version === '1')).toMatchObject({
      manifest: '/remotes/content/1/mf-manifest.json',
      bad: expect.any(String),
    })
    expect(folders()).toContain('1')
    own.time += 25 * HOUR
    await put('8')
    expect(folders()).not.toContain('1')
  })
})

describe('the end of a version that integrators hold', () => {
  const DAY = 24 * HOUR
  beforeEach(async () => {
    await putAll('1', '2', '3', '4')
    await own.store.pin('content', '1')
  })
  /** @param {string} version */
  const entryOf = (version) =>
    /** @type {Required<ReleaseList>} */ (own.store.read()).history.content.find((one) => one.version === version)

  it('is announced a year before at least, and keeps its files until then', async () => {
    const { sunset } = await own.store.retire('content', '1')
    expect(sunset).toBe('2027-11-23T00:00:00.000Z')
    expect(entryOf('1')).toMatchObject({ noticed: '2026-11-22T00:00:00.000Z', sunset })
    await own.store.pin('content', '1', { off: true })
    own.time += 360 * DAY
    await put('5')
    expect(folders()).toContain('1')
    own.time += 10 * DAY
    await put('6')
    expect(folders()).not.toContain('1')
    // Whoever asks for it is told that it has ended, and not that there never was one.
    expect(entryOf('1')).toMatchObject({ sunset })
  })

  it('may be put off, and its notice stands from the first one on', async () => {
    await own.store.retire('content', '1')
    own.time += 30 * DAY
    await own.store.retire('content', '1', { on: '2030-01-01' })
    expect(entryOf('1')).toMatchObject({ noticed: '2026-11-22T00:00:00.000Z', sunset: '2030-01-01T00:00:00.000Z' })
  })

  it.each([
    ['sooner than in a year', '1', { on: '2027-06-01' }, '12 months after its notice: 2027-11-23'],
    ['of what visitors get', '4', {}, 'is current, or what pages fall back to'],
    ['of what there never was', '9', {}, 'has no version 9'],
  ])('is refused %s', async (_, version, when, why) => {
    await expect(own.store.retire('content', version, when)).rejects.toThrow(why)
  })

  it('is no more once the version is current again', async () => {
    await own.store.retire('content', '1')
    await own.store.promote('content', '1')
    await putAll('5', '6', '7')
    expect(entryOf('1')).not.toHaveProperty('sunset')
  })
})
