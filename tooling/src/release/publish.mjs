import path from 'node:path'
import { Refusal } from '@yawmi/releases/refusal'
import { releaseTo } from '@yawmi/releases/release-to'
import { build, store } from '../build/build.mjs'
import { runOwnTests } from '../commands/own-tests.mjs'
import { checkTypes } from '../commands/types.mjs'
import { ROOT } from '../lib/root.mjs'
import { ownStore } from './own-store.mjs'

/**
 * Checks and builds a remote, and releases it to this checkout's own site or to another. With `dryRun` everything is checked,
 * and nothing is published.
 * @param {string} remote
 * @param {import('./own-store.mjs').Store | undefined} site another one
 * @param {import('@yawmi/releases/release-store').Allowed & { candidate?: boolean, skipTypes?: boolean, skipTests?: boolean, key?: string }} options
 * @returns {Promise<import('@yawmi/releases/release-store').Done>}
 */
export async function publishRemote(remote, site, { skipTypes, skipTests, key, ...options }) {
  const skipped = [...(skipTypes ? ['types'] : []), ...(skipTests ? ['tests'] : [])]
  const allowed = { ...options, skipped }
  const typed = skipTypes ? Promise.resolve() : checkTypes(path.join(ROOT, `mfe-${remote}`))
  const checked = Promise.all([
    refusedAs('types', remote, typed),
    refusedAs('tests', remote, skipTests ? Promise.resolve() : runOwnTests(`mfe-${remote}`)),
  ]).then(() => {})
  // Whoever waits for it is told; a build that fails first waits no more.
  checked.catch(() => {})
  let done
  let refusal
  const listeners = {
    onReleased: (/** @type {any} */ released) => (done = released),
    onRefused: (/** @type {any} */ error) => (refusal ??= error),
  }
  const judge = allowed.dryRun ? (site ?? ownStore(key)) : undefined
  // A release to another site only lies here on its way: that site says what it breaks.
  const release = site && !judge ? { again: true, dropRoutes: true, ungated: true } : allowed
  try {
    await build([remote], { release, isStaged: site !== undefined, judge, checked, ...listeners })
  } catch (error) {
    throw refusal ?? error
  }
  await checked
  if (site && !judge) return releaseTo(store, site, remote, allowed)
  // It was built and released before.
  return done ?? { version: store.current(remote), serial: store.read().serial ?? 0, isCurrent: true, notes: [] }
}

/** @param {import('@yawmi/releases/refusal').Reason} reason @param {string} remote @param {Promise<void>} work */
const refusedAs = (reason, remote, work) =>
  work.catch((error) => {
    throw new Refusal(reason, `${remote}: ${error.message}`)
  })
