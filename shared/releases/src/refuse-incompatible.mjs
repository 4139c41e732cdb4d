import fs from 'node:fs'
import path from 'node:path'
import { brandLinkFaults, brandLinks } from './brand-links.mjs'
import { budgetFaults } from './budgets.mjs'
import { incompatibilities } from './incompatible.mjs'
import { MAPS_FOLDER } from './place.mjs'
import { Refusal } from './refusal.mjs'

/** @import { Declaration, Release } from '@yawmi/contract' */
/** @import { ContractRules } from './contract-rules.mjs' */

/**
 * A built version. `from`: where it lies until it is published; `maps`: its source maps, where they are not with it.
 * @typedef {{ version: string, declaration: Declaration, from?: string, maps?: string }} Built
 */

/** What a remote's build found that its sources use, beside the source maps: neither is served. */
const USES_FILE = 'uses.json'

const readJson = (/** @type {string} */ file) =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined

/**
 * What a build found, by the folder of its maps; undefined for builds from before that.
 * @param {string} place @returns {import('./incompatible.mjs').Uses | undefined}
 */
export const usesOf = (place) => readJson(path.join(place, USES_FILE))

/**
 * Refuses what would not work in a site, or would break what is current there.
 * @param {object} site
 * @param {string} site.folder
 * @param {(remote: string, version: string) => string} site.folderOf
 * @param {(remote: string, version: string) => string} site.mapsOf
 * @param {string[]} site.brands folders of brands that may link to its pages
 * @param {Built} release
 * @param {{ current: Release[], before?: Pick<Release, 'declaration'>, rules: ContractRules }} live
 *   `current`: releases of the other remotes; `before`: that of this one
 * @throws Refusal with a sentence for each reason
 */
export function refuseIncompatible(
  { folder, folderOf, mapsOf, brands },
  { version, declaration, from, maps },
  { current, before, rules },
) {
  const { name } = declaration
  const uses = usesOf(maps ?? path.join(from ?? folder, MAPS_FOLDER)) ?? usesOf(mapsOf(name, version))
  const others = current.map((release) => ({
    name: release.declaration.name,
    declaration: release.declaration,
    uses: usesOf(mapsOf(release.declaration.name, release.version)),
  }))
  const { offers } = readJson(path.join(folder, 'shell/shell.json')) ?? {}
  const faults = incompatibilities(
    { name, declaration, uses },
    { offers, others, before: before?.declaration, satisfiesCaret: rules.satisfiesCaret },
  )
  const links = brandLinks(brands)
  const after = [declaration, ...others.map((other) => other.declaration)]
  faults.push(...brandLinkFaults(links, { before: before?.declaration, after, overlap: rules.overlap }))
  const heavy = budgetFaults(from ?? folderOf(name, version))
  if (faults.length > 0) throw new Refusal('incompatible', `${name} is not released: ${faults.join('; ')}`)
  if (heavy.length > 0) throw new Refusal('budget', `${name} is not released: ${heavy.join('; ')}`)
}
