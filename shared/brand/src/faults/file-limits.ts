/** Bytes of the largest brand file, and of the largest text beside it: the texts of the largest brand that ships have 12 KB. */
export const BRAND_FILE_LIMIT = 512 * 1024

/** Bytes of anything that lies beside a brand's file. */
export const BESIDE_FILE_LIMIT = 512 * 1024

/** Levels of lists and groups in each other; what a brand may say has 7. */
const MAX_DEPTH = 16

/** Commas outside of texts: entries of lists and groups, as good as. */
const MAX_ENTRIES = 20_000

/** Characters of a fault, which may quote what is wrong. */
const MAX_FAULT_LENGTH = 300

/** Faults that one run tells: nobody reads more at once. */
export const MAX_FAULTS = 100

export const sizeFault = (bytes: number): string | undefined =>
  bytes > BRAND_FILE_LIMIT
    ? `has ${Math.ceil(bytes / 1024)} KB, at most ${BRAND_FILE_LIMIT / 1024} KB are read`
    : undefined

/** Why the text of a JSON file is more than what is looked at; undefined for one that can be checked at once. */
export function textFault(text: string): string | undefined {
  const tooLarge = sizeFault(text.length)
  if (tooLarge) return tooLarge
  let [depth, entries, isQuoted] = [0, 0, false]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (isQuoted) {
      if (letter === '\\') at += 1
      else if (letter === '"') isQuoted = false
    } else if (letter === '"') isQuoted = true
    else if (letter === '{' || letter === '[') depth += 1
    else if (letter === '}' || letter === ']') depth -= 1
    else if (letter === ',') entries += 1
    if (depth > MAX_DEPTH) return `has lists and groups in each other more than ${MAX_DEPTH} deep`
    if (entries > MAX_ENTRIES) return `has more than ${MAX_ENTRIES} entries`
  }
  return undefined
}

/** Faults as a person can read them: each once, none endless, and no more than one reads. */
export function readableFaults(faults: readonly string[]): string[] {
  const each = [...new Set(faults)].map((fault) =>
    fault.length > MAX_FAULT_LENGTH ? `${fault.slice(0, MAX_FAULT_LENGTH)}…` : fault,
  )
  const more = each.length - MAX_FAULTS
  return more > 0 ? [...each.slice(0, MAX_FAULTS), `and ${more} more`] : each
}
