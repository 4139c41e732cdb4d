import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database'
import { FieldSummary } from '../domain/field-data/field-summary'
import { fieldCounts } from '../infrastructure/db/schema/field-data'
import { cleanReleases } from './clean-releases'

const DAY_MS = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

interface Store {
  publish(remote: string, release: object, allowed?: object): Promise<unknown>
  pin(remote: string, version: string): Promise<unknown>
  canary(remote: string, version: undefined, to: object): Promise<unknown>
}

let database: TestDatabase
let folder: string
let openStore: (now: Date) => Store
beforeAll(async () => {
  const module = path.resolve(__dirname, '../../../shared/releases/src/release-store.mjs')
  const { releaseStore } = (await import(pathToFileURL(module).href)) as {
    releaseStore: (folder: string, options: object) => Store
  }
  openStore = (now) => releaseStore(folder, { now: () => now })
})
beforeEach(async () => {
  database = await createTestDatabase()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'clean-'))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await database.drop()
  fs.rmSync(folder, { recursive: true })
})

const publish = (now: Date, version: string, more = {}) => {
  const place = path.join(folder, 'remotes/content', version)
  fs.mkdirSync(place, { recursive: true })
  fs.writeFileSync(path.join(place, 'mf-manifest.json'), version)
  fs.mkdirSync(path.join(folder, 'maps/content', version), { recursive: true })
  const declaration = { name: 'content', routes: [], slots: [], requires: {} }
  return openStore(now).publish('content', { version, declaration, ...more })
}
const loaded = (version: string, days: number, kind = 'load') =>
  database.db
    .insert(fieldCounts)
    .values({ hour: daysAgo(days), remote: 'content', version, kind, detail: '', browser: 'chromium', count: 1 })
const foldersIn = (kind: string) => fs.readdirSync(path.join(folder, kind, 'content')).sort()

it('removes what nobody loaded for 30 days, and leaves what somebody has or may get', async () => {
  for (const version of ['never', 'old', 'failed', 'used', 'pinned', 'before', 'last', 'now'])
    await publish(daysAgo(40), version)
  await openStore(daysAgo(40)).pin('content', 'pinned')
  await publish(daysAgo(40), 'canary', { candidate: true })
  await openStore(daysAgo(40)).canary('content', undefined, { share: 10 })
  await loaded('old', 31)
  await loaded('used', 29)
  await loaded('failed', 1, 'failure')
  await new FieldSummary(database.db, folder, () => {}).write()
  const list = fs.readFileSync(path.join(folder, 'releases.json'), 'utf8')

  cleanReleases(folder)
  const left = ['before', 'canary', 'last', 'now', 'pinned', 'used']
  expect([foldersIn('remotes'), foldersIn('maps')]).toEqual([left, left])
  expect(fs.readFileSync(path.join(folder, 'releases.json'), 'utf8')).toBe(list)

  // Three are listed, and the fourth ceased to be current long ago.
  await publish(new Date(), 'next')
  expect(foldersIn('remotes')).toEqual(['canary', 'last', 'next', 'now', 'pinned', 'used'])
})

it('waits for the next run where somebody is at the list, and removes nothing by a list that was changed', async () => {
  for (const version of ['never', 'a', 'b', 'c']) await publish(daysAgo(40), version)
  const lock = path.join(folder, '.releases/lock')
  const taken = Math.max(...fs.readdirSync(lock).map((name) => Number.parseInt(name))) + 1
  fs.writeFileSync(
    path.join(lock, String(taken)),
    JSON.stringify({ pid: process.ppid, host: os.hostname(), at: Date.now() }),
  )
  cleanReleases(folder)
  expect(foldersIn('remotes')).toContain('never')
  fs.writeFileSync(path.join(lock, `${taken}.free`), '')
  const file = path.join(folder, 'releases.json')
  const list = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(file, list.replace('"version": "a"', '"version": "z"'))
  expect(() => cleanReleases(folder)).toThrow('changed')
  expect(foldersIn('remotes')).toContain('a')
  fs.writeFileSync(file, list)
  cleanReleases(folder)
  expect(foldersIn('remotes')).toEqual(['a', 'b', 'c'])
})

it('leaves releases alone that the server may not write, and tells of any other failure', () => {
  const failWith = (code: string) =>
    jest.spyOn(fs, 'mkdirSync').mockImplementation(() => {
      throw Object.assign(new Error(code), { code })
    })
  for (const code of ['EROFS', 'EACCES', 'EPERM']) {
    failWith(code)
    expect(() => cleanReleases(folder)).not.toThrow()
  }
  failWith('ENOSPC')
  expect(() => cleanReleases(folder)).toThrow('ENOSPC')
})
