import type { TrustedKey } from '@yawmi/releases/release-keys'
import { faultOf, mustBeSigned } from './brand-acts'
import type { BrandRevision, Revisions } from './brand-revisions'

/** Revisions of one brand that are looked at for a sound one: whoever can write rows could write any number. */
const MAX_REFUSED = 50

/** What a host is to have of the brands that are published. */
export interface SoundRevisions {
  revisions: BrandRevision[]
  /** Ids of brands that stay as the host has them. */
  held: ReadonlySet<string>
}

/**
 * The newest revision of each brand; of one that nobody signed who may, the newest before it that is sound, where the host has not got
 * as far.
 * @param keys that the site trusts. Where one is for brands, nothing else is taken since the first act that was signed
 * @param shown revision that the host has, by the brand's id
 */
export async function soundRevisions(
  published: Revisions,
  keys: readonly TrustedKey[],
  shown: Readonly<Record<string, number>>,
  warn: (message: string) => void,
): Promise<SoundRevisions> {
  const newest = await published.newest()
  const since = mustBeSigned(keys) ? await published.firstSigned() : undefined
  if (since === undefined) return { revisions: newest, held: new Set() }
  const faultIn = (row: BrandRevision) => (row.revision < since && row.act === null ? undefined : faultOf(row, keys))
  const revisions: BrandRevision[] = []
  const held = new Set<string>()
  for (const row of newest) {
    const { brandId, revision } = row
    const fault = faultIn(row)
    if (fault) warn(`ALARM: revision ${revision} of brand ${brandId} is not shown: ${fault}`)
    const sound = fault ? await newestSound(published, row, faultIn) : row
    if (!sound || (fault && sound.revision <= (shown[brandId] ?? 0))) held.add(brandId)
    else revisions.push(sound)
    if (fault && sound && !held.has(brandId))
      warn(`brand ${brandId} is that of revision ${sound.revision}, the newest that is sound`)
  }
  return { revisions, held }
}

async function newestSound(
  published: Revisions,
  refused: BrandRevision,
  faultIn: (row: BrandRevision) => string | undefined,
): Promise<BrandRevision | undefined> {
  let row: BrandRevision | undefined = refused
  for (let count = 0; row && count < MAX_REFUSED; count += 1) {
    row = await published.before(row)
    if (row && !faultIn(row)) return row
  }
  return undefined
}
