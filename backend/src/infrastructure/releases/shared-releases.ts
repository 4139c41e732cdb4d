import fs from 'node:fs'
import path from 'node:path'
import { linesOf } from '@yawmi/releases/record'
import { Refusal } from '@yawmi/releases/refusal'
import type { Db } from '../db/connect'
import type { StoredArchive } from '../db/schema/releases'
import type { Env } from '../env'
import type { ObjectStore } from '../objects/object-store'
import { type Draft, inDraft } from './draft'
import { nameOf, namedVersions } from './named-versions'
import { PublishedReleases } from './published-releases'
import { refuseAway } from './refuse-away'
import { storeVersion } from './release-archives'
import { addRevision } from './release-revisions'
import { lastGoodListFile, sharedReleasesFolder } from './releases-folder'
import { SharedFolder } from './shared-folder'

type Site = Pick<Env, 'root' | 'dataDir'>

/** The releases that all hosts of a service share: this host's copy of them, and what is done about them (docs/adr/0127). */
export class SharedReleases {
  constructor(
    private readonly site: Site,
    private readonly db: Db,
    readonly objects: ObjectStore,
    readonly published: PublishedReleases,
  ) {}

  static of(site: Site, db: Db, objects: ObjectStore, warn: (message: string) => void): SharedReleases {
    const dist = path.join(site.root, 'dist')
    const folder = new SharedFolder(sharedReleasesFolder(site), dist, lastGoodListFile(site))
    return new SharedReleases(site, db, objects, new PublishedReleases(db, objects, folder, warn))
  }

  /** This host's copy. */
  get folder(): string {
    return this.published.folder.folder
  }

  /**
   * Does an act of the store of releases in a draft, and shares what it has made: files first, then the list with its line.
   * @param work the act, on the draft's `dist`; one that makes no line of the record shares nothing
   * @param mayBegin the act may be the first one that is shared
   * @throws Refusal as the act has it; `conflict` where somebody acted meanwhile, and the draft is thrown away
   */
  async act<T>(work: (draft: Draft) => Promise<T>, { mayBegin = false } = {}): Promise<T> {
    const newest = await this.published.newest()
    if (!newest && !mayBegin)
      throw new Refusal(
        'state',
        'the hosts of this site share no releases yet: on one of them, adopt --reason "…" has them share those that it serves',
      )
    const { revision, files: known, ...start } = newest ?? this.#shipped
    const done = await inDraft(this.published.folder, this.site, start, async (draft) => {
      const made = await work(draft)
      const lines = linesOf(path.join(draft.dist, '.releases/record.jsonl'))
      const line = lines.at(-1)
      if (line === undefined || line === start.lines.at(-1)) return made
      const list = fs.readFileSync(path.join(draft.dist, 'releases.json'), 'utf8')
      const files = await this.#store(draft, list, known)
      await addRevision(this.db, { revision: revision + 1, list, line, files })
      return made
    })
    await this.published.look()
    return done
  }

  /** What ships, whose record begins anew with the act by which it is shared. */
  get #shipped() {
    const list = fs.readFileSync(path.join(this.published.folder.dist, 'releases.json'), 'utf8')
    return { revision: 0, list, lines: [], files: {} }
  }

  /** Puts into the store what a list names and what is not there. @returns where each version is */
  async #store(
    { dist, scratch }: Draft,
    list: string,
    known: Readonly<Record<string, StoredArchive>>,
  ): Promise<Record<string, StoredArchive>> {
    const files: Record<string, StoredArchive> = {}
    const { needed, others } = namedVersions(list)
    for (const one of [...needed, ...others]) {
      const name = nameOf(one)
      const from = path.join(dist, 'remotes', name)
      const stored = known[name]
      if (stored) files[name] = stored
      else if (fs.existsSync(from))
        files[name] = await storeVersion(
          this.objects,
          one,
          { from, maps: path.join(dist, 'maps', name) },
          scratch,
        ).catch(refuseAway)
      else if (needed.includes(one))
        throw new Refusal('files', `${one.remote} ${one.version} has lost its files: nothing is changed`)
    }
    return files
  }
}
