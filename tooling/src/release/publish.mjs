import fs from 'node:fs'
import path from 'node:path'
import { checkEmbedding } from '@yawmi/embed-check'
import { inStep } from '@yawmi/releases/command/took'
import { Refusal } from '@yawmi/releases/refusal'
import { releaseTo } from '@yawmi/releases/release-to'
import { build, store } from '../build/build.mjs'
import { runOwnTests } from '../commands/own-tests.mjs'
import { checkOwnTypes } from '../commands/types.mjs'
import { say } from '../lib/log.mjs'
import { CACHE, DIST } from '../lib/root.mjs'
import { ownStore, stagingStore } from './own-store.mjs'

/**
 * Checks and builds a remote, and releases it to this checkout's own site or to another. With `dryRun` everything is checked,
 * and nothing is published.
 * @param {string} remote @param {import('./own-store.mjs').Store | undefined} site another one
 * @param {import('@yawmi/releases/release-store').Allowed & { candidate?: boolean, skips: string[], key?: string }} options
 *   `skips`: of types, tests and embed those that are left out
 * @returns {Promise<import('@yawmi/releases/release-store').Done & { skipped: string[] }>}
 */
export async function publishRemote(remote, site, { skips, key, ...options }) {
  // Grows where there is nothing to check with.
  const skipped = [...skips]
  const allowed = { ...options, skipped }
  /** @param {import('@yawmi/releases/refusal').Reason} name @param {() => Promise<void>} work */
  const unless = (name, work) => (skips.includes(name) ? undefined : refusedAs(name, remote, inStep(name, work)))
  const checked = Promise.all([
    unless('types', () => checkOwnTypes(`mfe-${remote}`)),
    unless('tests', () => runOwnTests(`mfe-${remote}`)),
  ]).then(() => {})
  // Whoever waits for it is told; a build that fails first waits no more.
  checked.catch(() => {})
  let isExamined = false
  const examine = async (/** @type {{ remote: string, version: string, from: string }} */ built) => {
    isExamined = true
    if (
      skipped.includes('embed') ||
      (await inStep('embed', async () => checkEmbedding(built, await embedScript(site))))
    )
      return
    skipped.push('embed')
    say('no Chromium can be had: nobody has looked at it in a page of an integrator')
  }
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
    const how = { release, isStaged: site !== undefined, judge, checked, examine, ...listeners }
    await inStep('build', () => build([remote], how))
  } catch (error) {
    throw refusal ?? error
  }
  await checked
  if (site && !judge) {
    const version = stagingStore.current(remote)
    if (!isExamined) await examine({ remote, version, from: stagingStore.folderOf(remote, version) })
    done = await releaseTo(stagingStore, site, remote, allowed)
  }
  // It was built and released before.
  done ??= { version: store.current(remote), serial: store.read().serial ?? 0, isCurrent: true, notes: [] }
  return { ...done, skipped }
}

/** The script by which pages of integrators load it: the site's, or that of this checkout. @param {import('./own-store.mjs').Store | undefined} site */
async function embedScript(site) {
  const places = [site?.folder, DIST].flatMap((folder) => (folder ? [path.join(folder, 'embed/embed.js')] : []))
  if (!places.some((place) => fs.existsSync(place))) await build(['embed'])
  const script = fs.readFileSync(places.find((place) => fs.existsSync(place)) ?? '')
  return { script, passed: path.join(CACHE, 'embed-check') }
}

/** @param {import('@yawmi/releases/refusal').Reason} reason @param {string} remote @param {Promise<void>} work */
const refusedAs = (reason, remote, work) =>
  work.catch((error) => {
    throw new Refusal(reason, `${remote}: ${error.message}`)
  })
