import fs from 'node:fs'
import path from 'node:path'
import type { ReleaseList } from '@yawmi/contract'
import { writeIntegrity } from '@yawmi/releases/integrity'
import { releaseStore } from '@yawmi/releases/release-store'

/** The global name by which a build's files find each other. */
const BUILD_NAME = /yawmi_content_\w+/g

/** What a version of a test's does instead of the current one, by the text of its files; as it is by default. */
export type Change = (file: string, text: string) => string | undefined

/** Releases of the content remote on a site of a test's own, as commands make them. */
export class ReleasedContent {
  readonly store: ReturnType<typeof releaseStore>

  /** @param dist the folder that the site serves */
  constructor(private readonly dist: string) {
    this.store = releaseStore(dist)
  }

  /**
   * Publishes the current version anew under another name, as a candidate, past what would refuse it.
   * @param requires what it needs of the shell; by default what the current one needs
   */
  async publishCandidate(
    version: string,
    change: Change = () => undefined,
    requires?: Record<string, string>,
  ): Promise<void> {
    const [current] = (this.store.read() as ReleaseList).remotes.content ?? []
    if (!current) throw new Error('nothing is released')
    const from = fs.mkdtempSync(path.join(this.dist, '.made-'))
    fs.cpSync(this.store.folderOf('content', current.version), from, { recursive: true })
    for (const file of fs.readdirSync(from, { recursive: true, encoding: 'utf8' })) {
      const place = path.join(from, file)
      // Other bytes have other digests and other compressed copies.
      if (/\.(br|gz)$|^(integrity|sri)\.json$|^\.builds/.test(file)) fs.rmSync(place)
      else if (/\.(m?js|cjs|json)$/.test(file)) this.#rewrite(place, file, version, change)
    }
    writeIntegrity(from, /^(?:remoteEntry|early)\.js$/)
    const declaration = { ...current.declaration, ...(requires && { requires }) } as Parameters<
      typeof this.store.publish
    >[1]['declaration']
    await this.store.publish('content', { version, from, declaration, candidate: true }, { ungated: true })
    fs.rmSync(from, { recursive: true, force: true })
  }

  #rewrite(place: string, file: string, version: string, change: Change): void {
    const name = `yawmi_content_${version.replace(/\W/g, '_')}`
    const text = fs.readFileSync(place, 'utf8').replaceAll(BUILD_NAME, name)
    const changed = change(file, text)
    if (changed === undefined) return fs.writeFileSync(place, text)
    if (changed === '') return fs.rmSync(place)
    fs.writeFileSync(place, changed)
  }
}
