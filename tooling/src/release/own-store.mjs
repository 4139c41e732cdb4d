import path from 'node:path'
import { localSigner, readKey, signerOf } from '@yawmi/releases/release-keys'
import { releaseStore } from '@yawmi/releases/release-store'
import { storeOfSite } from '@yawmi/releases/release-to'
import { DIST, given, ROOT } from '../lib/root.mjs'

/** @typedef {ReturnType<typeof releaseStore>} Store */

/** Where this checkout's keys lie, and those that its site trusts. */
export const KEYS_FOLDER = process.env.RELEASE_KEYS_DIR || path.join(ROOT, '.data/keys')

/**
 * Who acts: the key that was named, that of the environment (a file, or its JSON as a pipeline keeps it), or this
 * checkout's own.
 * @param {string} [named] a file
 */
export const signerFor = (named) => () => {
  const source = named === undefined ? process.env.RELEASE_KEY : given(named)
  return source ? signerOf(readKey(source)) : localSigner(KEYS_FOLDER)
}

/** The released remotes of this checkout. @param {string} [key] @returns {Store} */
export const ownStore = (key) => releaseStore(DIST, { signer: signerFor(key), keysFolder: KEYS_FOLDER })

/** Those of a site that is served from another checkout, which has its own trusted keys. @returns {Store} */
export const siteStore = (folder, key) => storeOfSite(given(folder), { signer: signerFor(key) })
