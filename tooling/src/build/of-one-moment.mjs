import { say } from '../lib/log.mjs'

/** Builds of sources that somebody keeps writing to; after that they are told. */
const TRIES = 3

/**
 * Builds until the sources are after it what they were before it: half of a change must not be released.
 * @param {string} name of what is built
 * @param {() => string} print fingerprint of the sources as they are now
 * @param {() => Promise<unknown>} work builds, each time from the beginning
 * @returns {Promise<string>} the fingerprint of what was built
 */
export async function buildOfOneMoment(name, print, work) {
  for (let tries = 1; tries <= TRIES; tries++) {
    const before = print()
    await work()
    if (print() === before) return before
    say(`the sources of ${name} changed while they were built`)
  }
  throw new Error(`somebody keeps writing to the sources of ${name}: build it when they are done`)
}
