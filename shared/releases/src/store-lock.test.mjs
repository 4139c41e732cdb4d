import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { MANIFEST, releaseStore } from './release-store.mjs'
import { alone, underLock } from './store-lock.mjs'

/** @param {string} name */
const moduleAt = (name) => JSON.stringify(pathToFileURL(path.join(__dirname, name)).href)
/** @param {string} source @param {string[]} args */
const node = (source, ...args) => ['--input-type=module', '-e', source, ...args]

/**
 * Says `ready` once it has loaded what a release needs; then releases a version at each moment that it is told, and says
 * `done <version> <when it began>` or why not. It sleeps until just before, for a machine that others keep busy gives the processor to who
 * has slept, and spins through the rest.
 */
const RELEASER = `
import { createInterface } from 'node:readline'
import { contractRules } from ${moduleAt('contract-rules.mjs')}
import { releaseStore } from ${moduleAt('release-store.mjs')}
const [, folder, remote] = process.argv
const store = releaseStore(folder)
const declaration = { name: remote, routes: [], slots: [], requires: {} }
await contractRules()
store.read()
console.log('ready')
for await (const line of createInterface({ input: process.stdin })) {
  const [version, moment] = line.split(' ')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Math.max(0, Number(moment) - Date.now() - 2))
  while (Date.now() < Number(moment));
  const began = Date.now()
  await store.publish(remote, { version, declaration }).then(() => console.log('done ' + version + ' ' + began), (error) => console.log('not ' + version + ' ' + error.message))
}
`
const PAIRS = 50
/** Pairs that are tried until so many began within the same millisecond. */
const MAX_PAIRS = 500
/** Milliseconds from the word to the moment: both have read it by then. */
const NOTICE_MS = 10

/** @type {string} */
let folder
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lock-'))))
/** A test that fails leaves none of them behind, which would keep jest from ending. */
/** @type {Set<import('node:child_process').ChildProcess>} */
const releasers = new Set()
afterEach(async () => {
  jest.restoreAllMocks()
  const left = [...releasers].filter((child) => child.exitCode === null && child.signalCode === null)
  releasers.clear()
  await Promise.all(left.map((child) => new Promise((resolve) => child.once('close', resolve).kill('SIGKILL'))))
  fs.rmSync(folder, { recursive: true })
})

/** A process that releases; `release` resolves with what it says. @param {string} remote */
function releaser(remote) {
  const child = spawn(process.execPath, node(RELEASER, folder, remote), { stdio: ['pipe', 'pipe', 'inherit'] })
  releasers.add(child)
  /** @type {(text: string) => void} */
  let onLine = (_text) => {}
  const ready = new Promise((resolve) => (onLine = resolve))
  child.stdout.on('data', (text) => onLine(String(text).trim()))
  return {
    ready,
    /** @param {string} version @param {number} moment @returns {Promise<string>} */
    release: (version, moment) =>
      new Promise((resolve) => {
        onLine = resolve
        child.stdin.write(`${version} ${moment}\n`)
      }),
    end: () => new Promise((resolve) => child.once('close', resolve).stdin.end()),
  }
}

it(`of ${PAIRS} pairs of releases that begin in one millisecond none is lost, and none is told done that is not`, async () => {
  const [one, other] = ['content', 'designer'].map(releaser)
  expect(await Promise.all([one.ready, other.ready])).toEqual(['ready', 'ready'])
  const lost = []
  let aligned = 0
  for (let pair = 1; aligned < PAIRS && pair <= MAX_PAIRS; pair++) {
    const version = String(pair)
    const moment = Date.now() + NOTICE_MS
    const answers = await Promise.all([one.release(version, moment), other.release(version, moment)])
    const [began, otherBegan] = answers.map((text) => Number(text.split(' ')[2]))
    expect(answers).toEqual([`done ${version} ${began}`, `done ${version} ${otherBegan}`])
    if (began === otherBegan) aligned += 1
    const { remotes } = releaseStore(folder).read()
    for (const remote of ['content', 'designer'])
      if (remotes[remote]?.[0]?.version !== version) lost.push(`${remote} ${version}`)
  }
  await Promise.all([one.end(), other.end()])
  expect(lost).toEqual([])
  expect(aligned).toBe(PAIRS)
}, 120_000)

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

describe('a lock of another host', () => {
  const DAY_MS = 24 * 60 * 60_000
  /** As a process leaves it that was killed, or works. @param {number} at */
  const lockOfAnotherHost = (at) =>
    fs.writeFileSync(path.join(folder, '1'), JSON.stringify({ pid: 4711, host: 'another-host', at }))
  const take = () => underLock(folder, () => 'done', 0)
  /** From now on so much later. @param {number} ms */
  const pass = (ms) => {
    const now = performance.now()
    jest.spyOn(performance, 'now').mockImplementation(() => now + ms)
  }

  it.each([
    ['a day ahead', DAY_MS],
    ['a day behind', -DAY_MS],
  ])('whose clock is %s is left alone while it may be at work, and given up after a minute', (_, ms) => {
    lockOfAnotherHost(Date.now() + ms)
    expect(take).toThrow('process 4711 on another-host is at the release list')
    pass(59_000)
    expect(take).toThrow('process 4711 on another-host is at the release list')
    pass(2_000)
    expect(take()).toBe('done')
  })

  it('is said to be at what the folder has', () => {
    const lock = path.join(folder, '.lock')
    fs.mkdirSync(lock)
    fs.writeFileSync(path.join(lock, '1'), JSON.stringify({ pid: 4711, host: 'another-host', at: Date.now() }))
    expect(() => alone(folder, () => 'done', 'the keys', 0)).toThrow('process 4711 on another-host is at the keys; try')
  })

  it('is another one than the one that was looked at a minute ago', () => {
    lockOfAnotherHost(Date.now())
    expect(take).toThrow('at the release list')
    lockOfAnotherHost(Date.now() + 1_000)
    pass(61_000)
    expect(take).toThrow('at the release list')
  })
})
