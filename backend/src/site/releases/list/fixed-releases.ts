import fs from 'node:fs'
import path from 'node:path'
import { EMBED_VERSIONS, embedVersionsIn, VERSIONS_FILE } from '@yawmi/releases/embed-versions'
import { orUndefined } from '../../../lib/or-undefined'
import { ListFile } from './list-file'
import type { ReleasedFolder } from './released-folders'

/**
 * The releases that fixed versions of `/embed.js` begin with (docs/adr/0090). They come with the archive. Where hosts share
 * their releases, the list that they share need not name them, and integrators would be given others.
 */
export class FixedReleases {
  readonly #file: ListFile
  #seen = ''
  #folders: readonly ReleasedFolder[] = []

  /**
   * @param dist what ships with the product
   * @param warn is told of what is wrong with the list that ships
   * @param keysFolders where the keys may lie that this server trusts, as of the list that it serves
   */
  constructor(
    private readonly dist: string,
    warn: (message: string) => void,
    keysFolders: readonly string[],
  ) {
    this.#file = new ListFile(dist, warn, undefined, keysFolders)
  }

  get folders(): readonly ReleasedFolder[] {
    return this.#folders
  }

  /** Whether a release is one of them, by its folder's address. */
  names(address: string): boolean {
    return this.#folders.some((folder) => folder.address === address)
  }

  /** Looks at what ships; where no version is fixed, its list is not read. @returns whether it is something else */
  readChanges(): boolean {
    const stats = fs.statSync(path.join(this.dist, EMBED_VERSIONS, VERSIONS_FILE), { throwIfNoEntry: false })
    if (!stats) return false
    const seen = `${stats.ino} ${stats.mtimeMs} ${stats.size}`
    const isOtherList = this.#file.readChanges()
    if (seen === this.#seen && !isOtherList) return false
    const versions = orUndefined(() => embedVersionsIn(this.dist))
    // It is told where `/embed/versions.json` is served.
    if (!versions) return false
    this.#seen = seen
    const { listed, unlisted } = this.#file.folders
    const fixed = new Set(
      versions.flatMap(({ releases }) =>
        Object.entries(releases).map(([remote, version]) => `/remotes/${remote}/${version}`),
      ),
    )
    this.#folders = [...listed, ...unlisted].filter(({ address }) => fixed.has(address))
    return true
  }
}
