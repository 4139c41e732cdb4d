import fs from 'node:fs'
import path from 'node:path'
import { brandFoldersOf } from '../brand-links.mjs'
import { MAPS_FOLDER, placeFiles } from '../place.mjs'
import { differencesFrom, publishFolder } from '../published-folder.mjs'
import { Refusal } from '../refusal.mjs'

/** The file that names the rest of a version, and is the last to come. */
export const MANIFEST = 'mf-manifest.json'

/** @typedef {ReturnType<typeof storeFolders>} StoreFolders */

/**
 * Where the files of released versions lie in a site's folder, and how they come there.
 * @param {string} folder @param {string} [dataDir] as for the store
 */
export function storeFolders(folder, dataDir) {
  /** @param {string} remote @param {string} version */
  const folderOf = (remote, version) => path.join(folder, 'remotes', remote, version)
  /**
   * Outside of what the server serves: maps tell how the sources are laid out.
   * @param {string} remote @param {string} version
   */
  const mapsOf = (remote, version) => path.join(folder, 'maps', remote, version)
  return {
    folder,
    folderOf,
    mapsOf,
    /** Where the brands lie that may link to its pages. */
    brands: brandFoldersOf(folder, dataDir),
    /** Whether a version has its files. @param {string} remote @param {string} version */
    isThere: (remote, version) => fs.existsSync(path.join(folderOf(remote, version), MANIFEST)),

    /**
     * Moves a built version into its place.
     * @param {string} remote @param {string} version @param {string} from
     * @throws Refusal where other files have its name
     */
    placeOrRefuse(remote, version, from) {
      try {
        publishFolder(from, folderOf(remote, version), MANIFEST)
        const maps = path.join(from, MAPS_FOLDER)
        if (fs.existsSync(maps)) placeFiles(maps, mapsOf(remote, version), { kept: 1 })
      } catch (error) {
        throw new Refusal('files', `${remote} ${version} is not released: ${error.message}`)
      }
    },

    /**
     * @param {string} remote @param {string} version @param {string} from
     * @throws Refusal where other files have the name of a built version; moves none
     */
    refuseOtherFiles(remote, version, from) {
      const differing = differencesFrom(from, folderOf(remote, version))
      if (differing) throw new Refusal('files', `${remote} ${version} would not be released: ${differing}`)
    },
  }
}
