import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { orUndefined } from '../../lib/or-undefined'
import { writeFileAtomic } from '../../lib/write-file-atomic'
import type { Db } from '../db/connect'
import type { TrustedKey } from '@yawmi/releases/release-keys'
import { failureText } from '../db/failure-text'
import { mustBeSigned } from './brand-acts'
import { type BrandRevision, lastRevision, revisionsIn } from './brand-revisions'
import { soundRevisions } from './sound-revisions'

/** Milliseconds between two looks at the database. */
const LOOK_MS = 1_000
/** Folder of the files that lie beside brands, each revision in its own. */
const BESIDE = '.beside'
/** Says which revisions the folder has. */
const STATE = '.state.json'
const BRAND_ID = /^[\da-z][\da-z-]*$/

type State = Record<string, number>

/**
 * The brands that were published for all hosts, on this host's disk: from there they are read like those of a folder, and a
 * start finds them while the database is away.
 */
export class PublishedBrands {
  #last: number | undefined
  /** Keys that were trusted then. */
  #judgedBy: readonly TrustedKey[] = []
  #isReported = false
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined

  constructor(
    private readonly db: Db,
    private readonly folder: string,
    private readonly warn: (message: string) => void,
    /** Keys that the site trusts. Where one is for brands, nothing else is taken since the first act that was signed. */
    private readonly keys: () => readonly TrustedKey[] = () => [],
  ) {}

  /** Looks at once, then each second until `stop`. @returns when the first look is over, whatever came of it */
  async start(): Promise<void> {
    await this.look()
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
  }

  /** Brings the folder to what the database has. A database that is away, or a full disk, leaves it as it is. */
  look(): Promise<void> {
    return (this.#looking ??= this.#bringUpToDate()
      .then(
        () => {
          if (this.#isReported) this.warn('published brands are up to date again')
          this.#isReported = false
        },
        (error: unknown) => {
          if (!this.#isReported) this.warn(`published brands cannot be brought up to date: ${failureText(error)}`)
          this.#isReported = true
        },
      )
      .then(() => (this.#looking = undefined)))
  }

  async #bringUpToDate(): Promise<void> {
    const last = await lastRevision(this.db)
    const keys = this.keys()
    // Only where it still trusts one: a folder of keys that is being replaced says nothing about what may be shown.
    const isNewlyTrusted = mustBeSigned(keys) && !isDeepStrictEqual(keys, this.#judgedBy)
    if (last === this.#last && !isNewlyTrusted) return
    const state = this.#readState()
    const { revisions, held } = await soundRevisions(revisionsIn(this.db), keys, state, this.warn)
    // After a restore of the database there may be fewer than there were.
    for (const id of Object.keys(state))
      if (!held.has(id) && !revisions.some(({ brandId, text }) => brandId === id && text !== null))
        this.#remove(id, state)
    for (const row of revisions) if (row.text !== null && !this.#has(row, state)) this.#write(row, state)
    this.#last = last
    this.#judgedBy = keys
  }

  /** Whether the folder has a revision; after a restore of the database its number may have been another one's. */
  #has({ brandId, revision, text, beside }: BrandRevision, state: State): boolean {
    const read = (name: string) => orUndefined(() => fs.readFileSync(this.#path(name)))
    return (
      state[brandId] === revision &&
      read(`${brandId}.json`)?.toString() === text &&
      Object.entries(beside).every(
        ([name, base64]) => read(`${brandId}/${path.basename(name)}`)?.toString('base64') === base64,
      )
    )
  }

  #write({ brandId, revision, text, beside }: BrandRevision, state: State): void {
    if (!BRAND_ID.test(brandId)) return
    const own = `${BESIDE}/${brandId}.${revision}`
    fs.rmSync(this.#path(own), { recursive: true, force: true })
    fs.mkdirSync(this.#path(own), { recursive: true })
    for (const [name, base64] of Object.entries(beside))
      fs.writeFileSync(this.#path(`${own}/${path.basename(name)}`), Buffer.from(base64, 'base64'))
    // In one step: a reader finds the files of one revision.
    const link = this.#path(`.${brandId}.link`)
    fs.rmSync(link, { force: true })
    fs.symlinkSync(own, link)
    fs.renameSync(link, this.#path(brandId))
    writeFileAtomic(this.#path(`${brandId}.json`), text!)
    this.#forgetBeside(brandId, revision)
    state[brandId] = revision
    this.#saveState(state)
  }

  #remove(id: string, state: State): void {
    fs.rmSync(this.#path(`${id}.json`), { force: true })
    fs.rmSync(this.#path(id), { force: true })
    this.#forgetBeside(id)
    delete state[id]
    this.#saveState(state)
  }

  /** Removes what lay beside other revisions of a brand. */
  #forgetBeside(id: string, except?: number): void {
    for (const name of orUndefined(() => fs.readdirSync(this.#path(BESIDE))) ?? [])
      if (name.startsWith(`${id}.`) && name !== `${id}.${except}`)
        fs.rmSync(this.#path(`${BESIDE}/${name}`), { recursive: true, force: true })
  }

  #readState(): State {
    return orUndefined(() => JSON.parse(fs.readFileSync(this.#path(STATE), 'utf8')) as State) ?? {}
  }

  #saveState(state: State): void {
    writeFileAtomic(this.#path(STATE), JSON.stringify(state))
  }

  #path = (name: string) => path.join(this.folder, name)
}
