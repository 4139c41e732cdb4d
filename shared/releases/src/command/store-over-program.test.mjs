import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeKey, signerOf } from '../release-keys.mjs'
import { siteStoreOf } from './site-store.mjs'

const key = makeKey({ team: 'lead', remotes: ['*'], roles: ['promote'] })

/** Answers with what it was given, as a program of the server that is called for any of these. A promotion is overtaken twice. */
const PROGRAM = `
  import fs from 'node:fs'
  import { text } from 'node:stream/consumers'
  const { method, args, key } = JSON.parse(await text(process.stdin))
  const { DATABASE_URL, YAWMI_DATA_DIR, RELEASE_KEYS_DIR, MIGRATE_ON_START } = process.env
  const seen = { words: process.argv.slice(2), method, args, team: JSON.parse(key).team, DATABASE_URL, YAWMI_DATA_DIR, RELEASE_KEYS_DIR, MIGRATE_ON_START }
  const calls = new URL('calls.txt', import.meta.url)
  fs.appendFileSync(calls, method)
  const isOvertaken = method === 'promote' && fs.readFileSync(calls, 'utf8').length < 3 * 'promote'.length
  if (method === 'hold' || isOvertaken) console.log(JSON.stringify({ ok: false, reason: 'conflict', message: 'somebody acted' }))
  else if (method !== 'pin') console.log(JSON.stringify({ ok: true, answer: seen }))`

/** @type {string} */
let folder
/** @type {string[][]} */
let prepared
beforeEach(() => {
  prepared = []
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'program-'))
  fs.writeFileSync(path.join(folder, 'program.mjs'), PROGRAM)
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** @param {string} site @param {string} [command] @returns {any} */
const storeOf = (site, command) =>
  siteStoreOf(site, {
    signer: () => signerOf(key),
    command,
    given: (name) => name,
    servers: {
      program: path.join(folder, 'program.mjs'),
      cache: folder,
      prepare: async (parts) => prepared.push(parts),
    },
  })

it('a call reaches the program that is built for it, with the key of who acts and the folder of that service', async () => {
  const [one, other] = ['postgres://yawmi@a/yawmi', 'postgresql://yawmi@b/yawmi']
  const seen = await storeOf(one).rollBack('content', { to: '1' })
  expect(seen).toMatchObject({
    ...{ words: ['call'], method: 'rollBack', args: ['content', { to: '1' }], team: 'lead' },
    ...{ DATABASE_URL: one, MIGRATE_ON_START: 'off' },
  })
  expect(seen.YAWMI_DATA_DIR).toContain(path.join(folder, 'sites'))
  expect((await storeOf(other).overview()).YAWMI_DATA_DIR).not.toBe(seen.YAWMI_DATA_DIR)
  expect((await storeOf(one).overview()).YAWMI_DATA_DIR).toBe(seen.YAWMI_DATA_DIR)
  expect(prepared).toEqual([['backend'], ['backend'], ['backend']])
})

it('a version is judged by a shell that is built of these sources: without one nothing would be compared', async () => {
  await storeOf('postgres://yawmi@a/yawmi', 'check').publish('content', {}, { dryRun: true })
  expect(prepared).toEqual([['backend', 'shell']])
})

it('a refusal is one here too, and a program that says nothing has failed', async () => {
  const store = storeOf('postgres://yawmi@a/yawmi')
  await expect(store.hold('content')).rejects.toMatchObject({ reason: 'conflict', message: 'somebody acted' })
  await expect(store.pin('content', '1')).rejects.toThrow('cannot be reached')
})

it('an act that another one has overtaken is done anew, but for one that is about one list', async () => {
  const store = storeOf('postgres://yawmi@a/yawmi')
  await expect(store.promote('content', '1', { serial: 7 })).rejects.toMatchObject({ reason: 'conflict' })
  fs.rmSync(path.join(folder, 'calls.txt'))
  expect(await store.promote('content', '1', {})).toMatchObject({ method: 'promote' })
  expect(fs.readFileSync(path.join(folder, 'calls.txt'), 'utf8')).toBe('promote'.repeat(3))
})

it.each(['clean', 'embed', 'key'])('%s needs the folder of a site', (command) => {
  expect(() => storeOf('postgres:', command)).toThrow('is done where the site is')
})
