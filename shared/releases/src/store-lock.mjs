import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isAlive } from './processes.mjs'
import { Refusal } from './refusal.mjs'

/**
 * Milliseconds after which a lock counts as left behind, since this process first saw it and by its own clock: that of another
 * host may be a day ahead or behind. Work under a lock renames files and takes a second or two.
 */
const LEASE_MS = 60_000
/** Milliseconds that a command waits for others before it gives up. */
const WAIT_MS = 90_000
const LOOK_MS = 15

/** @typedef {{ pid: number, host: string, at: number }} Holder `at`: when it took the lock, by its own clock */

/**
 * Does work that no other process does in this folder at the same time; others wait. Locks are files with numbers, of
 * which the highest counts: whoever makes the next one, as only one process can, has the lock. None is taken away that
 * another may be looking at, so that a lock whose holder was killed is passed over without a race.
 * @param {string} folder where the locks are; made where it is missing
 * @param {(stillMine: () => void) => T} work is synchronous; `stillMine` throws where the lease was lost meanwhile, for
 *   a machine that slept, and is to be called before what cannot be undone
 * @param {number} [waitMs] how long others may hold the lock; it blocks the whole process meanwhile
 * @param {string} [what] lies there, for whoever is refused
 * @returns {T}
 * @throws Refusal `conflict` when they hold it for longer
 * @template T
 */
export function underLock(folder, work, waitMs = WAIT_MS, what = 'the release list') {
  fs.mkdirSync(folder, { recursive: true })
  const mine = acquire(folder, waitMs, what)
  try {
    return work(() => {
      if (highest(folder) !== mine) throw new Refusal('conflict', `the lock of ${what} was lost meanwhile; try again`)
    })
  } finally {
    fs.writeFileSync(freeMark(folder, mine), '')
  }
}

/**
 * The same for the files of a folder that may be another user's, in `.lock` there.
 * @param {string} folder that is there @param {() => T} work @param {string} what lies there @param {number} [waitMs]
 * @returns {T}
 * @template T
 */
export function alone(folder, work, what, waitMs) {
  const lock = path.join(folder, '.lock')
  if (!fs.existsSync(lock)) {
    fs.mkdirSync(lock, { recursive: true })
    // Whoever may write beside it takes it next, and root may have been here for once.
    const { mode, uid, gid } = fs.statSync(folder)
    fs.chmodSync(lock, mode & 0o777)
    if (process.getuid?.() === 0) fs.chownSync(lock, uid, gid)
  }
  return underLock(lock, work, waitMs, what)
}

/** @param {string} folder @param {number} number */
const lockFile = (folder, number) => path.join(folder, String(number))
/** @param {string} folder @param {number} number */
const freeMark = (folder, number) => path.join(folder, `${number}.free`)
/** @param {string} name */
const numberOf = (name) => Number(/^(\d+)(\.free)?$/.exec(name)?.[1] ?? 0)
/** @param {string} folder */
const highest = (folder) => Math.max(0, ...fs.readdirSync(folder).map(numberOf))

/** @param {string} folder @param {number} waitMs @param {string} what */
function acquire(folder, waitMs, what) {
  const began = performance.now()
  const draft = path.join(folder, `draft-${crypto.randomUUID()}`)
  try {
    for (;;) {
      const last = highest(folder)
      if (last > 0 && isHeld(folder, last)) {
        if (performance.now() - began >= waitMs)
          throw new Refusal('conflict', `${holderOf(folder, last)} is at ${what}; try again`)
        sleep(LOOK_MS)
        continue
      }
      const mine = last + 1
      fs.writeFileSync(draft, JSON.stringify({ pid: process.pid, host: os.hostname(), at: Date.now() }))
      if (!link(draft, lockFile(folder, mine))) continue
      // What we looked at may have been long ago: locks that were cleared away have made room for our number.
      if (highest(folder) > mine) fs.rmSync(lockFile(folder, mine), { force: true })
      else return clearBelow(folder, mine)
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/** Whole or not at all, and only for one process. @param {string} draft @param {string} file */
function link(draft, file) {
  try {
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** @param {string} folder @param {number} number */
function isHeld(folder, number) {
  if (fs.existsSync(freeMark(folder, number))) return false
  const holder = readHolder(folder, number)
  if (!holder || seenForMs(folder, number, holder) > LEASE_MS) return false
  return holder.host !== os.hostname() || isAlive(holder.pid)
}

/**
 * The lock that this process saw last in each folder, and since when: a server that never waits comes back to it later.
 * @type {Map<string, { lock: string, since: number }>}
 */
const lastSeen = new Map()

/** @param {string} folder @param {number} number @param {Holder} holder */
function seenForMs(folder, number, holder) {
  const lock = JSON.stringify([number, holder])
  const seen = lastSeen.get(folder)
  if (seen?.lock === lock) return performance.now() - seen.since
  lastSeen.set(folder, { lock, since: performance.now() })
  return 0
}

/** @param {string} folder @param {number} number @returns {Holder | undefined} */
function readHolder(folder, number) {
  try {
    return JSON.parse(fs.readFileSync(lockFile(folder, number), 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {string} folder @param {number} number */
const holderOf = (folder, number) => {
  const holder = readHolder(folder, number)
  return holder ? `process ${holder.pid} on ${holder.host}` : 'another process'
}

/**
 * Takes away what is older than the lock that we hold, and drafts of processes that were killed.
 * @param {string} folder @param {number} mine
 */
function clearBelow(folder, mine) {
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name)
    const number = numberOf(name)
    const isLeft = number === 0 && isOld(file)
    if (isLeft || (number > 0 && number < mine)) fs.rmSync(file, { force: true })
  }
  return mine
}

/** @param {string} file */
const isOld = (file) => Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > WAIT_MS + LEASE_MS

/** @param {number} ms */
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
