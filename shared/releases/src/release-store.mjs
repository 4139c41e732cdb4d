import { contractRules } from './contract-rules.mjs'
import { storeIn } from './store/store-in.mjs'

export { refuseFaults } from './store/release-checks.mjs'
export { MANIFEST } from './store/store-folders.mjs'

/** @typedef {import('./store/store-in.mjs').Allowed} Allowed */
/** @typedef {import('./store/store-in.mjs').Done} Done */
/** @typedef {import('./store/store-in.mjs').StoreParts} StoreParts */

/**
 * A store whose rules are those of the contract's sources in this checkout. A server has them built in, and takes `storeIn`.
 * @param {string} folder
 * @param {Omit<Parameters<typeof storeIn>[1], 'rulesOf'>} [options]
 */
export const releaseStore = (folder, options = {}) => storeIn(folder, { rulesOf: contractRules, ...options })
