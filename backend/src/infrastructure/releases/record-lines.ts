import { digestOfText, parseLine } from '@yawmi/releases/record'

const follows = (line: string | undefined, before: string | undefined) =>
  parseLine(line)?.prev === (before === undefined ? '' : digestOfText(before))

/** Lines of the revisions after one and up to another. */
type ReadLines = (after: number, upTo: number) => Promise<string[]>

/**
 * The record up to a revision. An act that put a broken record aside began a new one, of which the first line names none before.
 * @param known lines up to the revision `after`, which are not asked for again, unless the database goes on otherwise: it was restored
 */
export async function recordLines(
  read: ReadLines,
  upTo: number,
  { known, after }: { known: readonly string[]; after: number },
): Promise<string[]> {
  const isKnown = after > 0 && after < upTo
  const added = isKnown ? await read(after, upTo) : []
  const goesOn = added.length > 0 && follows(added[0], known.at(-1))
  const all = goesOn ? [...known, ...added] : await read(0, upTo)
  const first = all.findLastIndex((line) => follows(line, undefined))
  return all.slice(Math.max(0, first))
}
