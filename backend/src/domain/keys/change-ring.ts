import { randomBytes } from 'node:crypto'
import { chownSync, statSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '@yawmi/releases/refusal'
import { alone } from '@yawmi/releases/store-lock'
import { StartError } from '../../lib/start-error'
import { writeFileAtomic } from '../../lib/write-file-atomic'
import type { KeyPurpose, KeyRing } from './key-ring'
import { type KeySettings, readKeyRing, readRingFile, ringFileOf } from './read-key-ring'

export type RingChange = (ring: KeyRing) => KeyRing

/** One more key, the newest, which does not sign yet. */
export function addKey(ring: KeyRing, purpose: KeyPurpose, today: string): { ring: KeyRing; id: string } {
  const { signs, keys } = ring[purpose]
  const letter = purpose === 'codes' ? 'c' : 'n'
  const numbers = keys.map(({ id }) => Number(id.slice(1)) || 1)
  const id = `${letter}${Math.max(...numbers) + 1}`
  const key = { id, secret: randomBytes(32).toString('base64url'), created: today }
  return { ring: { ...ring, [purpose]: { signs, keys: [...keys, key] } }, id }
}

/** @throws StartError where there is no such key */
export function signBy(ring: KeyRing, purpose: KeyPurpose, id: string): KeyRing {
  assertThere(ring, purpose, id)
  return { ...ring, [purpose]: { ...ring[purpose], signs: id } }
}

/** @throws StartError where it is the key that signs, or of numbers, or there is none */
export function dropKey(ring: KeyRing, purpose: KeyPurpose, id: string): KeyRing {
  assertThere(ring, purpose, id)
  if (purpose === 'numbers') throw new StartError('A key of numbers is never dropped: the newer ones are made on it')
  const { signs, keys } = ring[purpose]
  if (signs === id) throw new StartError(`The key ${id} signs: let another sign first`)
  return { ...ring, [purpose]: { signs, keys: keys.filter((key) => key.id !== id) } }
}

/** Milliseconds that somebody else's change is waited for, which takes a moment. */
const WAIT_MS = 10_000

/**
 * Changes the ring's file, which is made of the one secret where there is none yet. Only its owner may read it. Of two changes at once the
 * later begins with what the earlier made: a key that somebody was told is there must not be gone.
 * @returns the file
 * @throws StartError where the ring is the environment's own, OTP_SECRET, or somebody else is at it
 */
export function changeRing(env: KeySettings, change: RingChange): string {
  if (env.OTP_SECRET && !env.KEYS_FILE)
    throw new StartError('Set KEYS_FILE to where the keys are to lie: OTP_SECRET is the first of them')
  const file = ringFileOf(env)
  try {
    alone(path.dirname(file), () => changeFile(file, env, change), 'the keys', WAIT_MS)
  } catch (error) {
    throw error instanceof Refusal ? new StartError(`Nothing was changed: ${error.message}.`) : error
  }
  return file
}

function changeFile(file: string, env: KeySettings, change: RingChange): void {
  const ring = change(readRingFile(file) ?? readKeyRing({ ...env, KEYS_FILE: undefined }))
  const owner = statSync(file, { throwIfNoEntry: false }) ?? statSync(env.dataDir)
  writeFileAtomic(file, `${JSON.stringify(ring, null, 2)}\n`, 0o600)
  // Who runs the command may be another than who runs the server.
  if (process.getuid?.() === 0) chownSync(file, owner.uid, owner.gid)
}

function assertThere(ring: KeyRing, purpose: KeyPurpose, id: string): void {
  const ids = ring[purpose].keys.map((key) => key.id)
  if (!ids.includes(id)) throw new StartError(`There is no key ${id} of ${purpose}, but ${ids.join(', ')}`)
}
