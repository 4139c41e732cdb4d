import fs from 'node:fs'
import path from 'node:path'
import type { ReleaseList } from '@yawmi/contract'
import { trustedFile } from '@yawmi/releases/release-keys'
import { orUndefined } from '../../../lib/or-undefined'
import { writeFileAtomic } from '../../../lib/write-file-atomic'
import { readReleaseList } from './release-list'
import { provedList, readProof } from './release-record'
import { endsOf, foldersOf, leftFolders, type ReleasedFolder, type VersionEnd } from './released-folders'

/** An empty list: nothing is released yet. */
export const NOTHING: ReleaseList = { remotes: {} }

/** The list on disk as it was read last, and proved; the one that was served last, where that is kept, before the first look. */
export class ListFile {
  #list: ReleaseList
  /** Released folders that are in no list any more, for pages that are open. */
  #history: unknown
  /** Of the list that is served, in the record of releases. */
  #serial: number | undefined
  #seen = ''
  #keysSeen = ''
  /** Released folders that the list on disk names, whatever is wrong with a declaration, and those of before. */
  #unlisted: ReleasedFolder[] = []
  #ends = new Map<string, VersionEnd>()
  /** Their addresses. */
  #names: ReadonlySet<string> = new Set()

  /**
   * @param folder where released remotes and `releases.json` lie
   * @param lastGoodFile where the list is kept that was served last, for a start that finds a worse one
   * @param keysFolders where the keys may lie that this server trusts; without any, lists are served whoever wrote them
   */
  constructor(
    private readonly folder: string,
    private readonly warn: (message: string) => void,
    private readonly lastGoodFile: string | undefined,
    private readonly keysFolders: readonly string[],
  ) {
    const lastGood = lastGoodFile && readJson(lastGoodFile)
    this.#list = lastGood ? readReleaseList(lastGood, NOTHING).list : NOTHING
    this.#history = (lastGood as { history?: unknown } | undefined)?.history
    this.#serial = serialOf(lastGood)
  }

  get list(): ReleaseList {
    return this.#list
  }

  get serial(): number | undefined {
    return this.#serial
  }

  /** Released folders: of versions in the list, and others whose files stay for pages that are open. */
  get folders(): { listed: ReleasedFolder[]; unlisted: ReleasedFolder[] } {
    const canaries = Object.values(this.#list.canaries ?? {}).map(({ release }) => [release])
    const listed = [...foldersOf(this.#list, 'remotes'), ...foldersOf({ canaries }, 'canaries')]
    return { listed, unlisted: this.#unlisted }
  }

  /** Whether the list on disk, or its history, names a released folder, by its address. */
  names(address: string): boolean {
    return this.#names.has(address)
  }

  /** When a version ends, by its folder's address, where that was announced. */
  endOf(address: string): VersionEnd | undefined {
    return this.#ends.get(address)
  }

  /** Reads the list anew where it, or the keys by which it is proved, are others. @returns whether they were */
  readChanges(): boolean {
    const file = path.join(this.folder, 'releases.json')
    const seen = stampOf(file) ?? 'none'
    // Keys that are being replaced say nothing about what may be served.
    const keysSeen = this.keysFolders.flatMap((folder) => stampOf(trustedFile(folder)) ?? []).join() || this.#keysSeen
    if (seen === this.#seen && keysSeen === this.#keysSeen) return false
    this.#seen = seen
    this.#keysSeen = keysSeen
    const content = this.#proved(readJson(file))
    const { list, faults } = readReleaseList(content, this.#list)
    for (const fault of faults) this.warn(fault)
    this.#serial = serialOf(content) ?? this.#serial
    this.#list = list
    // Of a list that cannot be read the one before says which files are ours.
    this.#history = (content as { history?: unknown } | undefined)?.history ?? this.#history
    this.#unlisted = [
      ...foldersOf(content, 'remotes'),
      ...foldersOf({ history: this.#history }, 'history'),
      ...leftFolders(content),
    ]
    // What visitors are given does not end, whatever its history says.
    const given = new Set(this.folders.listed.map(({ address }) => address))
    this.#ends = new Map([...endsOf(this.#history)].filter(([address]) => !given.has(address)))
    this.#names = new Set(this.#unlisted.map(({ address }) => address))
    return true
  }

  /** Keeps what is served now; a disk that is full costs the next start, not this one. */
  keep(): void {
    if (!this.lastGoodFile || Object.keys(this.#list.remotes).length === 0) return
    try {
      writeFileAtomic(
        this.lastGoodFile,
        JSON.stringify({ ...this.#list, history: this.#history, serial: this.#serial }),
      )
    } catch (error) {
      this.warn(`the last good release list could not be kept in ${this.lastGoodFile}: ${(error as Error).message}`)
    }
  }

  /** What is proved of a list; the one before where nothing is. */
  #proved(content: unknown): unknown {
    const hasLastGood = Object.keys(this.#list.remotes).length > 0
    try {
      const proof = content === undefined ? undefined : readProof(this.folder, this.keysFolders)
      if (!proof) return content
      const proved = provedList(content, proof, hasLastGood ? this.#serial : undefined)
      for (const fault of proved.faults) this.warn(fault)
      if (!proved.isRefused) return proved.content
    } catch (error) {
      this.warn(
        `ALARM: the keys that may release cannot be read, and no new release is served: ${(error as Error).message}`,
      )
    }
    return hasLastGood ? { ...this.#list, history: this.#history } : undefined
  }
}

function stampOf(file: string): string | undefined {
  const stats = fs.statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`
}

const serialOf = (content: unknown) => (content as { serial?: number } | null | undefined)?.serial

const readJson = (file: string) => orUndefined(() => JSON.parse(fs.readFileSync(file, 'utf8')) as unknown)
