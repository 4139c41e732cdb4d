import path from 'node:path'
import { droppedRoutes } from '../dropped-routes.mjs'
import { isSound } from '../list-state.mjs'
import { Refusal } from '../refusal.mjs'
import { refuseIncompatible, usesOf } from '../refuse-incompatible.mjs'

/** @import { Declaration, Release } from '@yawmi/contract' */
/** @import { ContractRules } from '../contract-rules.mjs' */
/** @import { Version } from '../release-history.mjs' */

/** @typedef {ReturnType<typeof releaseChecks>} ReleaseChecks */
/**
 * What a version is judged by. `current`: what is current of the other remotes.
 * @typedef {{ current: Release[], rules: ContractRules }} Live
 */

/**
 * What is refused before a version becomes current, for it would break what others have.
 * @param {import('./store-folders.mjs').StoreFolders} folders
 */
export function releaseChecks(folders) {
  const { folder, mapsOf, brands } = folders

  /**
   * @param {string} remote @param {Declaration} declaration @param {Version | undefined} first what is current
   * @param {Live} live @param {import('../release-store.mjs').Allowed} allowed
   * @returns {string[]} what a release no longer has of what the current one has. @throws Refusal where that is not meant */
  const refuseDropped = (remote, declaration, first, { current, rules }, { dropRoutes }) => {
    const dropped = isSound(first, rules) ? droppedRoutes(first.declaration, declaration, consumers(current)) : []
    if (dropped.length > 0 && !dropRoutes)
      throw new Refusal(
        'dropped',
        `${remote} is not released, it has no longer what it had: ${dropped.join('; ')}. ` +
          'Add --drop-routes where that is meant',
      )
    return dropped.map((sentence) => `${remote} has dropped ${sentence}`)
  }

  /**
   * @param {import('../refuse-incompatible.mjs').Built} release @param {Version | undefined} first what is current
   * @param {Live} live @param {import('../release-store.mjs').Allowed} allowed
   */
  const refuseUnfit = (release, first, { current, rules }, { ungated }) => {
    const before = isSound(first, rules) ? first : undefined
    if (!ungated) refuseIncompatible(folders, release, { current, before, rules })
  }

  return { refuseDropped, refuseUnfit }

  /**
   * Who may link to a remote's routes: what is live of the others, the shell, and the brands of this site.
   * @param {Release[]} current
   */
  function consumers(current) {
    return [
      ...current.map(({ manifest, version, declaration: { name } }) => ({
        name,
        links: usesOf(mapsOf(name, version))?.links,
        folder: path.join(folder, path.dirname(manifest)),
      })),
      { name: 'the shell', folder: path.join(folder, 'shell') },
      ...brands.map((place) => ({ name: 'a brand', folder: place })),
    ]
  }
}

/**
 * @param {Pick<ContractRules, 'takenFrom'>} rules @param {string} remote @param {Declaration} declaration
 * @param {Pick<Release, 'declaration'>[]} current
 * @throws Refusal where a declaration takes what another remote has that is current
 */
export const refuseTaken = (rules, remote, declaration, current) => {
  const taken = rules.takenFrom(
    declaration,
    current.map((release) => release.declaration),
  )
  if (taken.length > 0)
    throw new Refusal(
      'taken',
      `${remote} is not released, it would take what another remote has: ${taken.join('; ')}. ` +
        'Release that remote without it first, or choose another',
    )
}

/**
 * @param {string} remote @param {unknown} declaration @param {Pick<ContractRules, 'declarationFaults'>} rules
 * @returns {asserts declaration is Declaration}
 * @throws Refusal that names remote, route, field, and what is allowed
 */
export function refuseFaults(remote, declaration, { declarationFaults }) {
  const faults = declarationFaults(declaration)
  if (faults.length > 0)
    throw new Refusal('declaration', `${remote} is not released, its declaration is wrong: ${faults.join('; ')}`)
}
