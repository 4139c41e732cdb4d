import { plainLine } from '@yawmi/releases/plain-line'
import type { TrustedKey } from '@yawmi/releases/release-keys'
import type { Db } from '../db/connect'
import { faultOf, follows, mustBeSigned, signerName } from './brand-acts'
import { actsOf, revisionsOf } from './brand-revisions'

/** Revisions that are shown. */
const MAX_SHOWN = 50

/**
 * What was published, the newest first, a line for each revision, by whom, and what is wrong with it: not signed by a key that may, changed
 * since, or not the one that follows the act before. What is older than the first signed act has no signature.
 */
export async function brandLog(
  db: Db,
  id: string | undefined,
  keys: readonly TrustedKey[],
): Promise<{ lines: string[]; faults: number }> {
  const rows = await revisionsOf(db, id, MAX_SHOWN)
  const acts = await actsOf(db)
  const since = mustBeSigned(keys) ? acts.findIndex(({ act }) => act !== null) : -1
  const faultAt = (index: number) => {
    const row = rows.find(({ revision }) => revision === acts[index]?.revision)
    if (since < 0 || index < since || !row) return undefined
    const before = acts[index - 1]
    return (
      faultOf(row, keys) ??
      (before && !follows(row, before) ? 'what was done before it is not there as it was' : undefined)
    )
  }
  let faults = 0
  const lines = rows.map((row) => {
    const fault = faultAt(acts.findIndex(({ revision }) => revision === row.revision))
    if (fault) faults += 1
    return [
      row.revision,
      row.brandId,
      row.publishedAt.toISOString(),
      plainLine(signerName(row) ?? `${row.publishedBy}, unsigned`),
      row.text === null && 'withdrawn',
      plainLine(row.note),
      fault && `! ${fault}`,
    ]
      .filter(Boolean)
      .join('  ')
  })
  if (rows.length === 0) lines.push('Nothing was published.')
  return { lines, faults }
}
