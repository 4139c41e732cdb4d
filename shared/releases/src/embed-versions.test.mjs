import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { EMBED_VERSIONS, embedVersionsIn, fixEmbedVersion, retireEmbedVersion } from './embed-versions.mjs'
import { digestOf, writeIntegrity } from './integrity.mjs'
import { MANIFEST, releaseStore } from './release-store.mjs'

const NOW = new Date('2026-11-24T09:00:00Z')
const declaration = { name: 'content', routes: [], slots: [], requires: {} }

/** @type {string} */
let folder
/** @type {ReturnType<typeof releaseStore>} */
let store
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'embed-versions-'))
  store = releaseStore(folder, { now: () => NOW })
  buildScript('/* the script */')
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** @param {string} text */
function buildScript(text) {
  fs.mkdirSync(path.join(folder, 'embed'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'embed/embed.js'), text)
}
/** @param {string} version */
async function publish(version, remote = 'content') {
  const from = fs.mkdtempSync(path.join(folder, `.${remote}-`))
  for (const name of [MANIFEST, 'alone.mjs', 'alone-main.mjs'])
    fs.writeFileSync(path.join(from, name), JSON.stringify({ name, version }))
  writeIntegrity(from, /^$/)
  await store.publish(remote, { version, declaration: { ...declaration, name: remote }, from })
}
/** @param {{ version: string }} made */
const scriptOf = ({ version }) => fs.readFileSync(path.join(folder, EMBED_VERSIONS, `${version}.js`), 'utf8')
const fix = (allowed = {}) => fixEmbedVersion(store, allowed, NOW)

it('fixes the script with the current releases and the digests of what each begins with', async () => {
  await publish('one')
  const made = await fix()
  expect(made).toMatchObject({ version: '1.20261124.1', releases: { content: 'one' } })
  const [carried, script] = scriptOf(made).split(';\n')
  expect(script).toBe('/* the script */')
  expect(JSON.parse(carried.replace('globalThis.yawmiCarried=', ''))).toEqual({
    isFixed: true,
    releases: {
      content: {
        folder: '/remotes/content/one/',
        modules: {
          'alone.mjs': digestOf('{"name":"alone.mjs","version":"one"}'),
          'alone-main.mjs': digestOf('{"name":"alone-main.mjs","version":"one"}'),
        },
      },
    },
  })
  expect(made.integrity).toBe(digestOf(scriptOf(made)))
  expect(embedVersionsIn(folder)).toEqual([made])
})

it('keeps what it fixed while releases and script go on, and fixes nothing twice', async () => {
  await publish('one')
  const first = await fix()
  const bytes = scriptOf(first)
  expect(await fix()).toEqual(first)
  await publish('two')
  buildScript('/* the next */')
  const second = await fix()
  expect(second.version).toBe('1.20261124.2')
  expect(scriptOf(first)).toBe(bytes)
  expect(embedVersionsIn(folder)).toEqual([second, first])
  const pinned = store.overview().remotes[0].versions.filter((one) => one.pinned)
  expect(pinned.map(({ version }) => version).toSorted()).toEqual(['one', 'two'])
})

it('acts by the serial that the list had before, which each of its own pins changes', async () => {
  await publish('one')
  await publish('first', 'auth')
  const { serial } = store.overview()
  await expect(fix({ serial: serial - 1 })).rejects.toThrow('somebody acted meanwhile')
  expect(await fix({ serial })).toMatchObject({ releases: { content: 'one', auth: 'first' } })
})

it('changes nothing when it is to say what would be', async () => {
  await publish('one')
  expect(await fix({ dryRun: true })).toMatchObject({ version: '1.20261124.?', releases: { content: 'one' } })
  expect(embedVersionsIn(folder)).toEqual([])
})

it('is refused where nothing can be fixed', async () => {
  await expect(fix()).rejects.toThrow('no remote has a release that is loaded by digest')
  fs.rmSync(path.join(folder, 'embed/embed.js'))
  await expect(fix()).rejects.toThrow('npm run build -- embed')
})

it('ends a version a year after its notice at the earliest', async () => {
  await publish('one')
  const { version } = await fix()
  /** @param {string} [on] */
  const retire = (on) => retireEmbedVersion(folder, version, { on, now: NOW })
  expect(() => retire('2027-11-24')).toThrow('12 months after its notice: 2027-11-25 or later')
  expect(() => retire('soon')).toThrow('2027-11-25 or later')
  expect(() => retireEmbedVersion(folder, '1.20200101.1', { now: NOW })).toThrow('was never fixed')
  expect(embedVersionsIn(folder)[0].sunset).toBeUndefined()
  expect(retire()).toMatchObject({ noticed: NOW.toISOString(), sunset: '2027-11-25T00:00:00.000Z' })
  expect(retire('2028-02-01').sunset).toBe('2028-02-01T00:00:00.000Z')
  // What has ended is no version to hand out again.
  expect((await fix()).version).toBe('1.20261124.2')
})
