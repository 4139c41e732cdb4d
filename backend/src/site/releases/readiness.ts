import fs from 'node:fs'
import path from 'node:path'
import { firstRemote } from './preloads'
import type { Releases } from './releases'

/** Addresses that the site is nothing without: the landing page, and where everybody goes from there. */
const NEEDED = ['/', '/home']

/**
 * What keeps the site from serving, a sentence for each: an address that no release owns, or files of its owner's that
 * are not there. None where it can serve.
 */
export function missingParts(releases: Releases): string[] {
  return NEEDED.flatMap((address) => {
    const owned = releases.routeOf(address)
    if (!owned)
      return [`no released remote owns ${address}: release the one that does (npm run release -- publish <remote>)`]
    const { remote, release } = owned
    const { scripts } = firstRemote(releases, owned, { scripts: [], fonts: [] })
    const addresses = [release.manifest, ...scripts.map(({ href }) => href)]
    const missing = addresses.filter((file) => !fs.existsSync(path.join(releases.folder, file)))
    // Without a manifest that can be read there are no scripts to look for.
    if (scripts.length === 0 && missing.length === 0) missing.push(release.manifest)
    if (missing.length === 0) return []
    return [
      `${address} needs ${missing[0]} of ${remote} ${release.version}, which is not there or cannot be read: ` +
        `npm run release -- publish ${remote} brings it back, or rollback ${remote} goes to the version before`,
    ]
  })
}
