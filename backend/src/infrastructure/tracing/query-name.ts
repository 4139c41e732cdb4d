interface QueryName {
  /** `SELECT`, `INSERT`, `BEGIN` … */
  operation: string
  /** The first table that it names. */
  table: string | undefined
}

/** Texts are those of our sources: prepared once, asked over and over. */
const MAX_KNOWN = 1_000
const known = new Map<string, QueryName>()

/** What a statement does, and to which table first: never its text, in which there may be a value. */
export function queryName(text: string): QueryName {
  const before = known.get(text)
  if (before) return before
  const [, operation = 'QUERY'] = /^\s*([a-z]{3,12})\b/i.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]{1,63})\b/i.exec(text) ?? []
  const made = { operation: operation.toUpperCase(), table }
  if (known.size < MAX_KNOWN) known.set(text, made)
  return made
}
