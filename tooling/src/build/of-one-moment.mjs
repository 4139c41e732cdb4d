import { say } from '../lib/log.mjs'

/** Builds of sources that somebody keeps writing to; after that they are told. */
const TRIES = 3

/**
 * Builds until the sources are after it what they were before it: half of a change must not be released.
 * @param {string} name of what is built @param {string} hash of the sources, asked before anything was begun
 * @param {() => Promise<string>} hashOf a hash of the sources as they are now
 * @param {(tries: number) => Promise<unknown>} work builds, each time from the beginning
 * @returns {Promise<string>} the hash of what was built
 */
export async function buildOfOneMoment(name, hash, hashOf, work) {
  for (let tries = 1; tries <= TRIES; tries++) {
    await work(tries)
    const after = await hashOf()
    if (after === hash) return hash
    hash = after
    say(`the sources of ${name} changed while they were built`)
  }
  throw new Error(`somebody keeps writing to the sources of ${name}: build it when they are done`)
}
