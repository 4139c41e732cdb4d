import { digestOfText, parseLine } from '@yawmi/releases/record'
import type { Db } from '../db/connect'
import { linesBetween } from './release-revisions'

const follows = (line: string | undefined, before: string | undefined) =>
  parseLine(line)?.prev === (before === undefined ? '' : digestOfText(before))

/**
 * The record up to a revision. An act that put a broken record aside began a new one, of which the first line names none before.
 * @param known lines up to the revision `after`, which are not asked for again, unless the database goes on otherwise: it was restored
 */
export async function recordLines(
  db: Db,
  upTo: number,
  { known, after }: { known: readonly string[]; after: number },
): Promise<string[]> {
  const isKnown = after > 0 && after < upTo
  const added = isKnown ? await linesBetween(db, after, upTo) : []
  const goesOn = added.length > 0 && follows(added[0], known.at(-1))
  const all = goesOn ? [...known, ...added] : await linesBetween(db, 0, upTo)
  const first = all.findLastIndex((line) => follows(line, undefined))
  return all.slice(Math.max(0, first))
}
