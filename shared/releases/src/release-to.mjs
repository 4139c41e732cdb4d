import fs from 'node:fs'
import path from 'node:path'
import { buildBeside, copyBuild } from './place.mjs'
import { Refusal } from './refusal.mjs'
import { releaseStore } from './release-store.mjs'

/**
 * The released remotes of a site that is served from another checkout, by the folder that its server reads.
 * @param {string} folder its `dist`
 * @param {Parameters<typeof releaseStore>[1]} [options]
 * @throws Refusal where that is no such folder
 */
export function storeOfSite(folder, options) {
  if (!fs.existsSync(path.join(folder, 'releases.json')))
    throw new Refusal('state', `${folder} is not the dist folder of a site: it has no releases.json`)
  return releaseStore(folder, options)
}

/**
 * Releases a version of a remote to another site as well, and makes it the current one there. Its files come first, so
 * that the list never names what is not there.
 * @param {ReturnType<typeof releaseStore>} from
 * @param {ReturnType<typeof releaseStore>} to
 * @param {string} remote
 * @param {import('./release-store.mjs').Allowed & { candidate?: boolean }} [how] as `publish` takes it
 */
export const releaseTo = (from, to, remote, { candidate, ...allowed } = {}) => {
  const [{ version, declaration }] = from.read().remotes[remote]
  // A site by its address is sent the files as they lie here.
  if (to.folder === undefined) {
    const [place, maps] = [from.folderOf(remote, version), from.mapsOf(remote, version)]
    return to.publish(remote, { version, declaration, from: place, maps, candidate }, allowed)
  }
  return buildBeside(
    remote,
    async (beside) => {
      copyBuild(from.folderOf(remote, version), from.mapsOf(remote, version), beside)
      return to.publish(remote, { version, declaration, from: beside, candidate }, allowed)
    },
    to.folder,
  )
}
