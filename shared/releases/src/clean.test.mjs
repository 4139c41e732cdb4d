import fs from 'node:fs'
import path from 'node:path'
import { HOUR, storeOfTests } from '../test/store-of-tests.mjs'
import { clean } from './clean.mjs'
import { cleanCommand } from './command/clean.mjs'

const own = storeOfTests()
const { folders, listFile, put, putAll } = own
const DAY = 24 * HOUR

const cleanNow = (how = {}) => clean(own.folder, { now: new Date(own.time), ...how })
const reasons = () => Object.fromEntries(cleanNow({ dryRun: true }).map(({ version, why }) => [version, why]))
/** What a site writes of its pages. @param {Record<string, number>} loads days ago, by version */
function report(loads) {
  const at = (/** @type {number} */ days) => new Date(own.time - days * DAY).toISOString()
  const of = Object.entries(loads).map(([version, days]) => ({ remote: 'content', version, at: at(days) }))
  fs.writeFileSync(path.join(own.folder, '.releases/field-data.json'), JSON.stringify({ versions: [], loads: of }))
}

it('says of every version why its files stay, or that they would go, and removes nothing where it is only tried', async () => {
  await putAll('gone', 'old', 'used', 'pinned', '1', '2', '3')
  await own.store.pin('content', 'pinned')
  own.time += 40 * DAY
  report({ old: 31, used: 29 })
  const unknown = path.join(own.folder, 'remotes/content/unknown')
  fs.mkdirSync(unknown)
  fs.utimesSync(unknown, own.time / 1000, own.time / 1000)
  for (const version of ['canary', 'candidate']) await put(version, {}, { candidate: true })
  await own.store.canary('content', 'canary', { share: 5 })
  expect(reasons()).toEqual({
    ...{ 3: 'current', 2: 'fall-back', 1: 'fall-back', pinned: 'pinned', used: 'loaded' },
    ...{ canary: 'canary', candidate: 'candidate', unknown: 'recent', old: undefined, gone: undefined },
  })
  expect(cleanCommand(own.folder, { dryRun: true, now: new Date(own.time) }).text).toMatch(
    /content 3 +stays: it is current(.|\n)*- content old +would go/,
  )
  expect(folders()).toEqual(expect.arrayContaining(['gone', 'old']))
  cleanNow()
  expect(folders()).toEqual(['1', '2', '3', 'canary', 'candidate', 'pinned', 'unknown', 'used'])
  expect(own.store.faults()).toEqual([])
})

it('says of a version that is retired that it stays until its end', async () => {
  await putAll('1', '2', '3', '4')
  await own.store.retire('content', '1')
  expect(cleanCommand(own.folder, { dryRun: true, now: new Date(own.time) }).text).toContain(
    'content 1  stays: its end is announced, and still to come',
  )
})

it('removes of one remote alone where it is named, and at most so many at once', async () => {
  await putAll('a', 'b', 'c', '1', '2', '3')
  own.time += 2 * DAY
  cleanNow({ remote: 'account' })
  expect(folders()).toHaveLength(6)
  cleanNow({ limit: 2 })
  expect(folders()).toEqual(['1', '2', '3', 'c'])
})

it('keeps versions that are loaded over releases, but none that was made while somebody worked', async () => {
  await put('draft', {}, { draft: true })
  await putAll('used', '1', '2', '3')
  own.time += 20 * DAY
  report({ draft: 0, used: 1 })
  await put('4')
  expect(folders()).toEqual(['2', '3', '4', 'used'])
  own.time += 30 * DAY
  await put('5')
  expect(folders()).toEqual(['3', '4', '5'])
})

it('removes nothing by a list that somebody wrote by hand', async () => {
  await putAll('a', '1', '2', '3')
  own.time += 2 * DAY
  fs.writeFileSync(listFile(), fs.readFileSync(listFile(), 'utf8').replace('"version": "1"', '"version": "9"'))
  expect(() => cleanNow()).toThrow('changed it by hand')
  expect(folders()).toContain('a')
})
