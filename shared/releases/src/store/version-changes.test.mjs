import { HOUR, storeOfTests } from '../../test/store-of-tests.mjs'

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
