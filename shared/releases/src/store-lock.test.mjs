import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { MANIFEST, releaseStore } from './release-store.mjs'

const moduleAt = (name) => JSON.stringify(pathToFileURL(path.join(__dirname, name)).href)
const node = (source, ...args) => ['--input-type=module', '-e', source, ...args]

/** Releases a version at each moment that it is told, and says `done <version>` or why not. */
const RELEASER = `
import { createInterface } from 'node:readline'
import { releaseStore } from ${moduleAt('release-store.mjs')}
const [, folder, remote] = process.argv
const store = releaseStore(folder)
const declaration = { name: remote, routes: [], slots: [], requires: {} }
for await (const line of createInterface({ input: process.stdin })) {
  const [version, moment] = line.split(' ')
  while (Date.now() < Number(moment));
  await store.publish(remote, { version, declaration }).then(() => console.log('done ' + version), (error) => console.log('not ' + version + ' ' + error.message))
}
`
const PAIRS = 50

let folder
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** A process that releases; \`release\` resolves with what it says. */
function releaser(remote) {
  const child = spawn(process.execPath, node(RELEASER, folder, remote), { stdio: ['pipe', 'pipe', 'inherit'] })
  let onLine = (_text) => {}
  child.stdout.on('data', (text) => onLine(String(text).trim()))
  return {
    release: (version, moment) =>
      new Promise((resolve) => {
        onLine = resolve
        child.stdin.write(`${version} ${moment}\n`)
      }),
    end: () => new Promise((resolve) => child.once('close', resolve).stdin.end()),
  }
}

it(`of ${PAIRS} pairs of releases at one moment none is lost, and none is told done that is not`, async () => {
  const [one, other] = ['content', 'designer'].map(releaser)
  const lost = []
  for (let pair = 1; pair <= PAIRS; pair++) {
    const version = String(pair)
    // The first ones only when both have loaded what they need.
    const moment = pair === 1 ? 0 : Date.now() + 5
    expect(await Promise.all([one.release(version, moment), other.release(version, moment)])).toEqual([
      `done ${version}`,
      `done ${version}`,
    ])
    const { remotes } = releaseStore(folder).read()
    for (const remote of ['content', 'designer'])
      if (remotes[remote]?.[0]?.version !== version) lost.push(`${remote} ${version}`)
  }
  await Promise.all([one.end(), other.end()])
  expect(lost).toEqual([])
}, 60_000)

it('a release goes on at once after one that was killed at the list', async () => {
  const source = `
    import { underLock } from ${moduleAt('store-lock.mjs')}
    underLock(process.argv[1] + '/.releases/lock', () => process.kill(process.pid, 'SIGKILL'))`
  for (let kill = 0; kill < 2; kill++) expect(spawnSync(process.execPath, node(source, folder)).signal).toBe('SIGKILL')
  const store = releaseStore(folder)
  fs.mkdirSync(store.folderOf('content', '1'), { recursive: true })
  fs.writeFileSync(path.join(store.folderOf('content', '1'), MANIFEST), '{}')
  const began = Date.now()
  await store.publish('content', {
    version: '1',
    declaration: { name: 'content', routes: [], slots: [], requires: {} },
  })
  expect(store.current('content')).toBe('1')
  expect(Date.now() - began).toBeLessThan(5_000)
})

it('a release that finds the list locked waits until it is free', async () => {
  const source = `
    import { underLock } from ${moduleAt('store-lock.mjs')}
    underLock(process.argv[1] + '/.releases/lock', () => {
      console.log('mine')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700)
    })`
  const holder = spawn(process.execPath, node(source, folder), { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => holder.stdout.once('data', resolve))
  const began = Date.now()
  await releaseStore(folder).publish('content', {
    version: '1',
    declaration: { name: 'content', routes: [], slots: [], requires: {} },
  })
  expect(Date.now() - began).toBeGreaterThan(400)
})
