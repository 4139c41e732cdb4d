import path from 'node:path'
import type { Canary, Release, ReleaseList } from '@yawmi/contract'
import { type CanaryVisitor, type ChosenList, chooseVersions } from '@yawmi/contract/canary'
import { listOfPages } from './list/list-of-pages'
import { choiceName } from './list/list-queries'
import type { ReleasedFiles } from './released-files'
import type { ShellOffers } from './shell-offers'

/** What is served of a list: releases whose files are what was released, and which this shell can run. */
export class ServedList {
  #list: ReleaseList = { remotes: {} }
  #ofPages: ReleaseList = { remotes: {} }
  /** Versions of the list that is served. */
  #served = ''
  /** Lists as visitors have them, by which canaries these get. */
  readonly #choices = new Map<string, ChosenList>()

  constructor(
    private readonly files: ReleasedFiles,
    private readonly shell: ShellOffers,
  ) {}

  get list(): ReleaseList {
    return this.#list
  }

  /** What of it a page needs. */
  get ofPages(): ReleaseList {
    return this.#ofPages
  }

  /** The list as one visitor has it: the same object for all who get the same canaries, until the list changes. */
  chosenFor(visitor: CanaryVisitor): ChosenList {
    if (!this.#list.canaries) return this.#list
    const choice = chooseVersions(this.#list, visitor)
    const name = choiceName(choice)
    const known = this.#choices.get(name)
    if (known) return known
    this.#choices.set(name, choice)
    return choice
  }

  /** Has the next update count as a change: the list on disk is another one. */
  renew(): void {
    this.#served = ''
  }

  /** Takes of a list what is sound now. @param withheld canaries, `<remote>@<version>` @returns whether that has changed */
  update(read: ReleaseList, withheld: ReadonlySet<string>): boolean {
    const sound = Object.entries(read.remotes).flatMap(([remote, releases]) => {
      const left = releases.filter((release) => this.#isSound(release))
      return left.length > 0 ? [[remote, left] as const] : []
    })
    const canaries = this.#soundCanaries(read, withheld)
    const served = [
      ...sound.map(([remote, left]) => `${remote} ${left.map(({ version }) => version).join()}`),
      ...canaries.map((canary) => JSON.stringify(canary)),
    ].join('\n')
    if (served === this.#served) return false
    this.#served = served
    this.#choices.clear()
    this.#list = {
      remotes: Object.fromEntries(sound.map(([remote, left]) => [remote, left.map(this.#withDigests)])),
      ...(canaries.length > 0 && { canaries: Object.fromEntries(canaries) }),
      ...(read.bad && { bad: read.bad }),
    }
    this.#ofPages = listOfPages(this.#list)
    return true
  }

  /** Canaries whose files are what was released, and that nobody withdrew; not of versions that all visitors get. */
  #soundCanaries({ canaries = {} }: ReleaseList, withheld: ReadonlySet<string>): [string, Canary][] {
    return Object.entries(canaries).flatMap(([remote, canary]): [string, Canary][] => {
      const { release } = canary
      if (withheld.has(`${remote}@${release.version}`)) return []
      if (!this.files.isSound(path.posix.dirname(release.manifest)) || this.shell.lackOf(release)) return []
      return [[remote, { ...canary, release: this.#withDigests(release) }]]
    })
  }

  readonly #isSound = (release: Release) =>
    this.files.isSound(path.posix.dirname(release.manifest)) && this.shell.suffice(release)

  /**
   * What browsers start from: the digests of the lists of digests, of the shell's files and of the entry for
   * integrators' pages.
   */
  readonly #withDigests = ({ integrity, ...release }: Release): Release => {
    const of = (file: string) => this.files.digestOf(path.posix.dirname(release.manifest), file)
    const [scripts, standalone] = [of('sri.json'), of('alone.mjs')]
    return integrity && scripts && standalone ? { ...release, sri: { scripts, alone: standalone } } : release
  }
}
