import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { makeKey, publicPart, trust, trustedIn } from './release-keys.mjs'

/** What every process of a test has loaded. */
const KEYS = `import * as keys from ${JSON.stringify(pathToFileURL(path.join(__dirname, 'release-keys.mjs')).href)}
const [, folder, moment] = process.argv
while (Date.now() < Number(moment));
`
/** Milliseconds in which all of them have started. */
const START_MS = 1_000

/** @type {string} */
let folder
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'keys-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** What processes print that do the same at the same moment. @param {string} work @returns {Promise<string[]>} */
function atOnce(work) {
  const args = ['--input-type=module', '-e', KEYS + work, folder, String(Date.now() + START_MS)]
  const children = ['one', 'other'].map(() => spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }))
  return Promise.all(children.map((child) => text(child.stdout)))
}

it('has every key trusted that several people bring at the same time', async () => {
  await atOnce(`for (let n = 0; n < 25; n += 1)
    keys.trust(folder, keys.publicPart(keys.makeKey({ team: 'content', remotes: ['*'], roles: ['publish'] })))`)
  expect(trustedIn(folder)).toHaveLength(50)
}, 20_000)

it('makes one key for commands that are the first of their checkout at the same time', async () => {
  const [one, other] = await atOnce('console.log(keys.localSigner(folder).kid)')
  expect(one).toBe(other)
  expect(trustedIn(folder)).toMatchObject([{ kid: one?.trim() }])
}, 20_000)

it('keeps out nobody who may write beside it, after root or somebody else of a group', () => {
  fs.chmodSync(folder, 0o770)
  const isRoot = process.getuid?.() === 0
  if (isRoot) fs.chownSync(folder, 1_234, 1_234)
  trust(folder, publicPart(makeKey({ team: 'content', remotes: ['*'], roles: ['publish'] })))
  const { mode, uid } = fs.statSync(path.join(folder, '.lock'))
  expect([mode & 0o777, uid]).toEqual([0o770, fs.statSync(folder).uid])
})
