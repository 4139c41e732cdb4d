import path from 'node:path'
import { siteStoreOf } from '@yawmi/releases/command/site-store'
import { localSigner, readKey, signerOf } from '@yawmi/releases/release-keys'
import { releaseStore } from '@yawmi/releases/release-store'
import { CACHE, DIST, given, ROOT } from '../lib/root.mjs'

/** @typedef {ReturnType<typeof releaseStore>} Store */
/** @template T @typedef {T | Promise<T>} Later what is here, or comes over the network */
/** @typedef {{ [K in 'overview' | 'log' | 'faults']: () => Later<ReturnType<Store[K]>> }} Reports */
/** @typedef {(remote: string, days?: number) => Promise<{ link: string, until: string, canaries: string[] }>} LinkOf */
/** @typedef {Omit<Store, keyof Reports> & Reports & { testerLink?: LinkOf }} AnyStore of this checkout or of a site */

/** Where this checkout's keys lie, and those that its site trusts. */
export const KEYS_FOLDER = process.env.RELEASE_KEYS_DIR || path.join(ROOT, '.data/keys')
/** That of this checkout's server. */
const dataDir = path.resolve(ROOT, process.env.YAWMI_DATA_DIR || '.data')

/** Who acts: the key that was named, that of the environment (a file, or its JSON), or this checkout's own. @param {string} [named] a file */
export const signerFor = (named) => () => {
  const source = named === undefined ? process.env.RELEASE_KEY : given(named)
  return source ? signerOf(readKey(source)) : localSigner(KEYS_FOLDER)
}

/** The released remotes of this checkout. @param {string} [key] @returns {Store} */
export const ownStore = (key, signer = signerFor(key)) =>
  releaseStore(DIST, { signer, keysFolder: KEYS_FOLDER, dataDir })
/** The same for what a start builds for itself: the key in the environment is for what somebody releases. @type {Store} */
export const buildStore = ownStore(undefined, () => localSigner(KEYS_FOLDER) ?? signerFor()())

/** What lies here on its way to another site: apart, for this checkout's own site would give it to all visitors. @type {Store} */
export const stagingStore = releaseStore(`${DIST}/.staged/dist`, { signer: () => localSigner(stagingStore.keysFolder) })

/**
 * Those of another site. @param {string} site @param {string | undefined} key @param {string} command
 * @param {(parts: string[]) => Promise<unknown>} prepare builds parts of this checkout @returns {Store}
 */
export const siteStore = (site, key, command, prepare) => {
  const servers = { program: path.join(ROOT, 'backend/dist/releases.mjs'), cache: CACHE, prepare }
  return siteStoreOf(site, { signer: signerFor(key), command, given, servers })
}
