import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fixEmbedVersion } from '@yawmi/releases/embed-versions'
import { clean } from '@yawmi/releases/clean'
import { writeIntegrity } from '@yawmi/releases/integrity'
import { MANIFEST, releaseStore } from '@yawmi/releases/release-store'
import { copyReleases } from './files.mjs'

const NOW = new Date('2026-11-24T09:00:00Z')

/** @type {Date} */
let now
/** @type {string} */
let folder
/** @type {ReturnType<typeof releaseStore>} */
let store
beforeEach(() => {
  now = NOW
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-'))
  store = releaseStore(path.join(folder, 'built'), { now: () => now })
  fs.mkdirSync(path.join(folder, 'built/embed'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'built/embed/embed.js'), '/* the script */')
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** @param {string} version */
async function publish(version) {
  const from = fs.mkdtempSync(path.join(folder, 'content-'))
  for (const name of [MANIFEST, 'alone.mjs']) fs.writeFileSync(path.join(from, name), version)
  writeIntegrity(from, /^$/)
  const declaration = { name: 'content', routes: [], slots: [], requires: {} }
  await store.publish('content', { version, declaration, from })
}
/** The list of an archive that is made now. @returns {Record<string, any>} */
function archived() {
  const to = path.join(folder, 'archive')
  fs.rmSync(to, { recursive: true, force: true })
  copyReleases(store.folder, to)
  return JSON.parse(fs.readFileSync(path.join(to, 'releases.json'), 'utf8'))
}
/** @param {string} version */
const isCopied = (version) => fs.existsSync(path.join(folder, 'archive/remotes/content', version, 'alone.mjs'))

it('has the current release of a remote alone', async () => {
  await publish('one')
  await publish('two')
  const list = archived()
  expect(list).toEqual({ remotes: { content: [expect.objectContaining({ version: 'two' })] } })
  expect([isCopied('one'), isCopied('two')]).toEqual([false, true])
})

// The server sends nothing of a folder that its list has no manifest of.
it.each([
  { still: 'one that is fallen back to', after: ['two'] },
  { still: 'one of long before', after: ['two', 'three', 'four'] },
])('names what a fixed version of the script loads: $still', async ({ after }) => {
  await publish('one')
  const [release] = store.read().remotes.content
  await fixEmbedVersion(store, {}, NOW)
  for (const version of after) await publish(version)
  const list = archived()
  expect(isCopied('one')).toBe(true)
  expect(list.remotes.content).toEqual([expect.objectContaining({ version: after.at(-1) })])
  expect(list.history.content).toEqual([expect.objectContaining(release)])
})

it('is made where a fixed version ended, and says when what it loaded did, whose files are gone', async () => {
  await publish('one')
  await fixEmbedVersion(store, {}, NOW)
  for (const version of ['two', 'three', 'four']) await publish(version)
  await store.retire('content', 'one')
  now = new Date('2028-01-01')
  clean(store.folder, { now })
  expect(fs.existsSync(store.folderOf('content', 'one'))).toBe(false)
  archived()
  await publish('five')
  expect(archived().history.content).toEqual([expect.objectContaining({ version: 'one', sunset: expect.any(String) })])
})
