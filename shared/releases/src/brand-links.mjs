import fs from 'node:fs'
import path from 'node:path'

/**
 * Where the brands of a site lie: those that ship, those of its data folder, and those that were published for all hosts.
 * @param {string} folder of the site's releases @param {string} [dataDir] where its server has another one
 */
export const brandFoldersOf = (folder, dataDir = path.join(folder, '../.data')) => [
  path.join(folder, '../shared/brand/brands'),
  ...['brands', 'published-brands'].map((place) => path.join(dataDir, place)),
]

/** Files of brands in a folder. @param {string} folder */
const filesOf = (folder) =>
  fs.existsSync(folder) ? fs.readdirSync(folder).filter((file) => file.endsWith('.json')) : []

/**
 * Those that no brand is of: a canary for a name that was mistyped would be open to nobody, and nobody would see it fail.
 * @param {string[]} folders as of `brandLinks` @param {string[]} ids
 */
export const unknownBrands = (folders, ids) =>
  ids.filter((id) => !folders.some((folder) => filesOf(folder).includes(`${id}.json`)))

/**
 * Pages of the site that brands link to, by the `links` of their files.
 * @param {string[]} folders of brand files; one that is not there has none
 * @returns {{ file: string, field: string, address: string }[]} `address` without search and fragment
 */
export const brandLinks = (folders) =>
  folders.flatMap((folder) =>
    filesOf(folder).flatMap((file) =>
      Object.entries(linksIn(path.join(folder, file))).flatMap(([field, address]) =>
        typeof address === 'string' && address.startsWith('/')
          ? [{ file, field, address: address.split(/[?#]/)[0] ?? '' }]
          : [],
      ),
    ),
  )

/** A file that is no brand is another check's. @param {string} file @returns {Record<string, unknown>} */
function linksIn(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).links ?? {}
  } catch {
    return {}
  }
}

/** As much of a declaration as is looked at. @typedef {{ routes: { path: string }[] }} Routes */

/**
 * Links of brands that led somewhere and would lead nowhere once a release is current.
 * @param {ReturnType<typeof brandLinks>} links
 * @param {{ before?: Routes, after: Routes[], overlap: (one: string, other: string) => boolean }} routes
 *   `before`: the remote's declaration that is current; `after`: all that would be
 * @returns {string[]} a sentence for each
 */
export function brandLinkFaults(links, { before, after, overlap }) {
  /** @param {Routes[]} declarations @param {string} address */
  const leads = (declarations, address) =>
    declarations.some(({ routes }) => routes.some((route) => overlap(route.path, address)))
  return links
    .filter(({ address }) => before && leads([before], address) && !leads(after, address))
    .map(
      ({ file, field, address }) =>
        `the brand ${file} (links.${field}) links to ${address}, which no remote of this site would have`,
    )
}
