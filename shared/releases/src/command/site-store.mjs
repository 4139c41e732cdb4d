import { isAddress, storeOverHttps } from '../https/store-over-https.mjs'
import { storeOfSite } from '../release-to.mjs'
import { partsFor } from './parts-for.mjs'
import { programFor } from './program-for.mjs'
import { isDatabase, storeOverProgram } from './store-over-program.mjs'

/** @typedef {ReturnType<typeof storeOfSite>} Store */

/**
 * The released remotes of another site, which has its own trusted keys: by its folder, its address, or the database of its hosts.
 * @param {string} site as `--site` has it
 * @param {object} how
 * @param {() => import('../release-keys.mjs').Signer | undefined} how.signer who acts
 * @param {string} [how.command] what is to be done
 * @param {(name: string) => string} how.given the path of a folder that was named where the command was given
 * @param {Omit<Parameters<typeof programFor>[1], 'prepare'> & { prepare: (parts: string[]) => Promise<unknown> }} how.servers what acts on
 *   releases that all hosts share; `prepare` builds parts of this checkout
 * @returns {Store}
 */
export function siteStoreOf(site, { signer, command, given, servers }) {
  if (isDatabase(site))
    return /** @type {Store} */ (
      /** @type {unknown} */ (
        storeOverProgram(programFor(site, { ...servers, prepare: () => servers.prepare(partsFor(command)) }), {
          signer,
          command,
        })
      )
    )
  if (isAddress(site)) return /** @type {Store} */ (/** @type {unknown} */ (storeOverHttps(site, { signer, command })))
  return storeOfSite(given(site), { signer })
}
