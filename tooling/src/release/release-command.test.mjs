import { spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeKey, publicPart, signerOf, trust } from '@yawmi/releases/release-keys'
import { MANIFEST, releaseStore } from '@yawmi/releases/release-store'

const PROGRAM = path.resolve(__dirname, '../../bin/release.mjs')
const declaration = { name: 'content', routes: [], slots: [], requires: {} }

/** @type {string} */
let folder
/** @type {NodeJS.ProcessEnv} */
let env
const dist = () => path.join(folder, 'dist')
/** @param {string[]} words */
function release(...words) {
  const options = { encoding: /** @type {const} */ ('utf8'), env: { ...process.env, ...env } }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [PROGRAM, ...words, '--site', dist(), '--json'],
    options,
  )
  return { code: status, answer: stdout && JSON.parse(stdout), stderr }
}
/** @param {string} name @param {import('@yawmi/releases/release-keys').PrivateKey} key */
const keep = (name, key) => {
  const file = path.join(folder, name)
  fs.writeFileSync(file, JSON.stringify(key))
  return file
}
const team = makeKey({ team: 'content', remotes: ['content'], roles: ['publish', 'promote'] })

/** A site that trusts the content team, with three of its versions. */
beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'))
  env = { RELEASE_KEYS_DIR: path.join(folder, 'own-keys'), RELEASE_KEY: keep('team.json', team) }
  fs.mkdirSync(dist())
  trust(path.join(folder, '.data/keys'), publicPart(team))
  const store = releaseStore(dist(), { signer: () => signerOf(team) })
  for (const version of ['1', '2', '3']) {
    fs.mkdirSync(store.folderOf('content', version), { recursive: true })
    fs.writeFileSync(path.join(store.folderOf('content', version), MANIFEST), version)
    await store.publish('content', { version, declaration, candidate: version === '3' })
  }
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

it('releases, holds, goes back and says what was done, as data', () => {
  const { serial } = release('status').answer
  expect(release('status').answer).toMatchObject({
    ok: true,
    remotes: [{ remote: 'content', current: '2', by: 'content' }],
  })
  expect(release('rollback', 'content', '--dry-run').answer).toMatchObject({ version: '1', dryRun: true, serial })
  expect(release('promote', 'content', '--reason', 'seen by two').answer).toMatchObject({
    version: '3',
    serial: serial + 1,
  })
  expect(release('rollback', 'content', '--to', '1').answer).toMatchObject({ version: '1' })
  expect(release('hold', 'content').code).toBe(0)
  expect(release('pin', 'content', '1').code).toBe(0)
  const [{ versions, held }] = release('list', 'content').answer.remotes
  expect(versions.map((/** @type {{ version: string, is: string }} */ { version, is }) => `${version} ${is}`)).toEqual([
    '1 current',
    '3 bad',
    '2 bad',
  ])
  expect(held.since).toBeDefined()
  const { acts, faults } = release('log', '--verify').answer
  expect(acts.map((/** @type {{ act: string }} */ { act }) => act)).toEqual([
    'publish',
    'publish',
    'candidate',
    'promote',
    'rollback',
    'hold',
    'pin',
  ])
  expect(acts[3]).toMatchObject({ team: 'content', reason: 'seen by two' })
  expect(faults).toEqual([])
}, 60_000)

it('says which files would go, and why others stay', () => {
  const { versions } = release('clean', '--dry-run').answer
  expect(
    versions.map((/** @type {{ version: string, why: string }} */ { version, why }) => `${version} ${why}`),
  ).toEqual(['1 fall-back', '2 current', '3 candidate'])
}, 60_000)

it('prints a link for testers of the open canary, and none without the key of the site', () => {
  expect(release('testers', 'content')).toMatchObject({ code: 3, answer: { ok: false, reason: 'state' } })
  const without = release('canary', 'content', '--testers')
  expect(without).toMatchObject({ code: 0, answer: { version: '3' } })
  expect(without.answer.link).toBeUndefined()
  expect(without.stderr).toContain('LIST_KEYS_FILE')
  expect(release('testers', 'content')).toMatchObject({ code: 4 })
  const { privateKey } = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keys = [{ jwk: privateKey.export({ format: 'jwk' }), until: '2099-01-01T00:00:00Z' }]
  fs.writeFileSync(path.join(folder, '.data/keys/list.json'), JSON.stringify({ keys }))
  env.SITE_ORIGIN = 'https://yawmi.example'
  const { link, until, canaries } = release('testers', 'content', '--days', '2').answer
  expect([canaries, link]).toEqual([['content@3'], expect.stringMatching(/^https:\/\/yawmi\.example\/testers\?link=/)])
  expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(2 * 24 * 60 * 60_000)
  expect(release('canary', 'content', '--testers').answer.link).toBeDefined()
}, 60_000)

it('ends with a code that says what kind of refusal it is', () => {
  /** @param {string[]} words */
  const codeOf = (...words) => release(...words).code
  const usage = spawnSync(process.execPath, [PROGRAM, 'relase'])
  expect(usage.status).toBe(2)
  expect(codeOf('promote', 'content', '9')).toBe(3)
  // Of a name that was mistyped an empty line would say nothing.
  for (const command of ['list', 'status', 'log']) {
    const none = spawnSync(process.execPath, [PROGRAM, command, 'contnt', '--site', dist()], { encoding: 'utf8' })
    expect(none.stdout).toMatch(/^(serial \d+\n)?nothing of it is released\n$/)
  }
  const nowhere = spawnSync(process.execPath, [PROGRAM, 'status', '--site', 'https://'], { encoding: 'utf8' })
  expect([nowhere.status, nowhere.stderr]).toEqual([3, expect.stringContaining('https:// is no address of a site')])
  expect(release('rollback', 'content', '--serial', '1')).toMatchObject({
    code: 5,
    answer: { ok: false, reason: 'conflict' },
  })
  const stranger = makeKey({ team: 'content', remotes: ['*'], roles: ['publish', 'promote'] })
  env.RELEASE_KEY = JSON.stringify(stranger)
  expect(release('rollback', 'content')).toMatchObject({ code: 4, answer: { reason: 'identity' } })
  const record = path.join(dist(), '.releases/record.jsonl')
  const [first, , third] = fs.readFileSync(record, 'utf8').split('\n')
  fs.writeFileSync(record, `${first}\n${third}\n`)
  expect(codeOf('log', '--verify')).toBe(6)
  expect(codeOf('log')).toBe(0)
}, 60_000)

it.each([
  // The last good version before would be current, whatever was named.
  ['rollback', 'content', '1'],
  // It would be for all visitors.
  ['promote', 'content', '3', '--share', '5'],
  ['hold', 'content', 'designer'],
  ['withdraw', 'content', '--to', '1'],
  ['key', 'retire', team.kid.slice(0, 8), '--dry-run'],
])(
  '%s %s %s is not understood, in place of being done by half',
  (...words) => {
    const { serial } = release('status').answer
    const { code, stderr } = release(...words.filter(Boolean))
    expect({ code, why: stderr.split('\n')[0] }).toEqual({ code: 2, why: expect.stringContaining(' takes no ') })
    expect(release('status').answer.serial).toBe(serial)
    expect(Date.parse(release('key', 'list').answer.keys[0].until)).toBeGreaterThan(Date.now())
  },
  60_000,
)

it('makes keys, of which only the public part leaves, and ends them', () => {
  const { answer } = release('key', 'make', '--team', 'designers', '--remotes', 'designer', '--roles', 'publish')
  expect(fs.statSync(answer.file).mode & 0o777).toBe(0o600)
  expect(release('key', 'trust', answer.file)).toMatchObject({ code: 4 })
  expect(release('key', 'trust', answer.publicFile).code).toBe(0)
  expect(release('key', 'retire', answer.kid.slice(0, 8)).code).toBe(0)
  const keys = release('key', 'list').answer.keys
  expect(keys.map((/** @type {{ team: string }} */ { team: name }) => name)).toEqual(['content', 'designers'])
  expect(Date.parse(keys[1].until)).toBeLessThanOrEqual(Date.now())
}, 60_000)

it('fixes a version of the script for integrators, lists it, and ends none within a year', () => {
  expect(release('embed', 'fix')).toMatchObject({ code: 3, answer: { ok: false, reason: 'state' } })
  fs.mkdirSync(path.join(dist(), 'embed'))
  fs.writeFileSync(path.join(dist(), 'embed/embed.js'), '')
  const place = path.join(dist(), 'remotes/content/2')
  fs.writeFileSync(path.join(place, 'integrity.json'), JSON.stringify({ 'alone.mjs': 'sha384-x' }))
  const { version } = release('embed', 'fix').answer.versions[0]
  expect(release('list', 'content').answer.remotes[0].versions).toContainEqual(
    expect.objectContaining({ version: '2', pinned: true }),
  )
  expect(release('embed', 'retire', version, '--on', '2026-12-01')).toMatchObject({ code: 3 })
  expect(release('embed', 'retire', version).answer.versions[0]).toHaveProperty('sunset')
  expect(release('embed', 'list').answer.versions).toHaveLength(1)
  expect(release('embed').code).toBe(2)
})
