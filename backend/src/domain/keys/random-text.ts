import { randomFillSync } from 'node:crypto'

/** Bytes that are taken from the system in one go: a call of its own for each 16 costs as much as all of these. */
const pool = Buffer.alloc(4_096)
let next = pool.length

/**
 * Random bytes for a secret, as text.
 * @param size at most 4,096; each byte is given out once, and is gone from memory then
 */
export function randomText(size: number, encoding: 'base64' | 'base64url'): string {
  if (next + size > pool.length) {
    randomFillSync(pool)
    next = 0
  }
  const text = pool.toString(encoding, next, next + size)
  pool.fill(0, next, (next += size))
  return text
}
