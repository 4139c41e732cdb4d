import path from 'node:path'
import { fileFaults } from '@yawmi/brand/schema'
import type { Signer } from '@yawmi/releases/release-keys'
import { and, asc, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { StartError } from '../../lib/start-error'
import type { Db, Tx } from '../db/connect'
import { brandRevisions } from '../db/schema/brands'
import { signAct, type SignedAct } from './brand-acts'
import { readBrandFile } from './brand-files'
import { besideOf, folderOf, readBounded } from './own-files'
import { ownLogos } from './own-logos'

export type BrandRevision = typeof brandRevisions.$inferSelect

/** Who acts, and why. */
export interface Act {
  /** What they say of themselves; of a signed act its key says it. */
  by: string
  note: string
  /** Signs it, where the site trusts a key for brands. */
  signer?: Signer
}

/** Any number, the same in every process: revisions become visible in their order while one at a time is written. */
const LOCK = 7_293_014

/**
 * The newest revision of each brand, those that were withdrawn among them.
 * @param after only brands that have changed since that revision
 */
export async function newestRevisions(db: Pick<Db, 'selectDistinctOn'>, after = 0): Promise<BrandRevision[]> {
  return db
    .selectDistinctOn([brandRevisions.brandId])
    .from(brandRevisions)
    .where(sql`${brandRevisions.revision} > ${after}`)
    .orderBy(brandRevisions.brandId, desc(brandRevisions.revision))
}

/** Number of the newest revision of all brands; 0 while there is none. */
export async function lastRevision(db: Db): Promise<number> {
  const [row] = await db.select({ last: sql<string | null>`max(${brandRevisions.revision})` }).from(brandRevisions)
  return Number(row?.last ?? 0)
}

/**
 * Publishes a brand's file with what lies beside it.
 * @throws StartError with a line for each fault, or naming the brand that has one of its hosts
 */
export async function publishBrand(db: Db, file: string, id: string, act: Act): Promise<number> {
  const { text, beside } = readSound(file, id)
  return append(db, 'publish', act, async (tx) => {
    refuseRival(id, text, await newestRevisions(tx))
    return { brandId: id, text, beside, note: act.note }
  })
}

/**
 * Publishes an earlier revision of a brand anew.
 * @param to its number; the one before the newest when left out.
 * @throws StartError where there is none, where hosts would not show it by the rules of today, or naming the brand that
 *   has one of its hosts by now
 */
export async function rollBackBrand(db: Db, id: string, to: number | undefined, act: Act): Promise<number> {
  return append(db, 'rollback', act, async (tx) => {
    const all = await newestRevisions(tx)
    const newest = all.find(({ brandId }) => brandId === id)
    const target =
      to === undefined ? lt(brandRevisions.revision, newest?.revision ?? 0) : eq(brandRevisions.revision, to)
    const [row] = await tx
      .select()
      .from(brandRevisions)
      .where(and(eq(brandRevisions.brandId, id), target))
      .orderBy(desc(brandRevisions.revision))
      .limit(1)
    if (!row) throw new StartError(`There is no ${to === undefined ? 'earlier revision' : `revision ${to}`} of ${id}.`)
    refuseFaulty(row)
    refuseRival(id, row.text, all)
    const note = act.note || `back to ${row.revision}`
    return { brandId: id, text: row.text, beside: row.beside, note }
  })
}

/** Withdraws a brand that was published: hosts show what their own folders have of it. @throws StartError */
export async function withdrawBrand(db: Db, id: string, act: Act): Promise<number> {
  return append(db, 'withdraw', act, async (tx) => {
    const there = (await newestRevisions(tx)).some(({ brandId, text }) => brandId === id && text !== null)
    if (!there) throw new StartError(`${id} is not published.`)
    return { brandId: id, text: null, beside: {}, note: act.note }
  })
}

/** What was published, newest first. */
export const revisionsOf = (db: Db, id: string | undefined, limit: number): Promise<BrandRevision[]> =>
  db
    .select()
    .from(brandRevisions)
    .where(id === undefined ? undefined : eq(brandRevisions.brandId, id))
    .orderBy(desc(brandRevisions.revision))
    .limit(limit)

/** Acts in their order, without what they published. */
export const actsOf = (db: Pick<Db, 'select'>): Promise<({ revision: number } & SignedAct)[]> =>
  db
    .select({ revision: brandRevisions.revision, act: brandRevisions.act, sig: brandRevisions.sig })
    .from(brandRevisions)
    .orderBy(asc(brandRevisions.revision))

/** Number of the first revision that was signed; undefined while none is. What came before it is taken unsigned. */
export async function firstSigned(db: Pick<Db, 'select'>): Promise<number | undefined> {
  const [row] = await db
    .select({ first: sql<string | null>`min(${brandRevisions.revision})` })
    .from(brandRevisions)
    .where(isNotNull(brandRevisions.act))
  return row?.first ? Number(row.first) : undefined
}

/** What was published, to choose from. */
export interface Revisions {
  newest(): Promise<BrandRevision[]>
  firstSigned(): Promise<number | undefined>
  /** The revision before another one of the same brand; undefined where that was its first. */
  before(row: BrandRevision): Promise<BrandRevision | undefined>
}

export const revisionsIn = (db: Db): Revisions => ({
  newest: () => newestRevisions(db),
  firstSigned: () => firstSigned(db),
  async before({ brandId, revision }) {
    const [row] = await db
      .select()
      .from(brandRevisions)
      .where(and(eq(brandRevisions.brandId, brandId), lt(brandRevisions.revision, revision)))
      .orderBy(desc(brandRevisions.revision))
      .limit(1)
    return row
  },
})

/** A brand's file with what lies beside it, its logos among that. @throws StartError with a line for each fault */
export function readSound(file: string, id: string): { text: string; beside: Record<string, string> } {
  const { text, faults } = readBrandFile({ file, id })
  const refuse = (lines: string[]) => {
    if (lines.length > 0) throw new StartError(lines.map((fault) => `brand ${id}: ${fault}`).join('\n'))
  }
  refuse(faults)
  const { names, read } = besideOf(file)
  const own = ownLogos(text, id, (name, limit) => readBounded(path.join(folderOf(file), name), limit))
  refuse(own.faults)
  const files = [...names.map((name) => [name, read(name)] as const), ...Object.entries(own.logos)]
  return {
    text,
    beside: Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')])),
  }
}

type Content = Pick<BrandRevision, 'brandId' | 'text' | 'beside' | 'note'>

async function append(
  db: Db,
  act: 'publish' | 'rollback' | 'withdraw',
  { by, signer }: Act,
  contentIn: (tx: Tx) => Promise<Content>,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`)
    const content = await contentIn(tx)
    const [before] = await tx
      .select({ act: brandRevisions.act, sig: brandRevisions.sig })
      .from(brandRevisions)
      .orderBy(desc(brandRevisions.revision))
      .limit(1)
    const signed = signer && signAct(content, { act, signer, before })
    const [added] = await tx
      .insert(brandRevisions)
      .values({ ...content, ...signed, publishedBy: signer?.team ?? by })
      .returning({ revision: brandRevisions.revision })
    return added!.revision
  })
}

/** Each host would keep the brand as it was, and say so in its log alone. @throws StartError with a line for each fault */
function refuseFaulty({ brandId, revision, text, beside }: BrandRevision): void {
  const read = (name: string) => Buffer.from(beside[name] ?? '', 'base64')
  const faults = text === null ? [] : fileFaults(text, brandId, { beside: { names: Object.keys(beside), read } })
  const what = `revision ${revision} of ${brandId} is none that hosts would show`
  if (faults.length > 0) throw new StartError(faults.map((fault) => `${what}: ${fault}`).join('\n'))
}

/** Of two brands that claim a host each server would choose one. @throws StartError naming the brand that has one of a file's hosts */
function refuseRival(id: string, text: string | null, newest: readonly BrandRevision[]): void {
  const hosts = hostsOf(text)
  const rival = newest.find((other) => other.brandId !== id && hostsOf(other.text).some((host) => hosts.includes(host)))
  if (rival) throw new StartError(`brand ${id}: one of its hosts is that of ${rival.brandId}`)
}

function hostsOf(text: string | null): string[] {
  if (text === null) return []
  const { hosts } = JSON.parse(text) as { hosts?: unknown }
  return Array.isArray(hosts) ? hosts.map((host) => String(host).toLowerCase()) : []
}
