import { distance } from 'fastest-levenshtein'

/** The columns of an import, in the order in which an export has them. */
export const COLUMNS = ['type', 'title', 'body', 'category', 'tags', 'publish_at', 'media_file', 'external_id'] as const

/** Shorter names are near many others. */
const SHORT = 8

/**
 * What is wrong with columns that are nearly one of an import: their cells would be left out, and what was to be
 * published next week is published now. Others are the editors' own.
 */
export function misspeltColumns(columns: readonly string[]): string[] {
  const missing = COLUMNS.filter((column) => !columns.includes(column))
  return columns.flatMap((column) => {
    const meant = missing.find((one) => distance(bare(one), bare(column)) <= (one.length < SHORT ? 0 : 2))
    return meant ? [`has a column ${column}; did you mean ${meant}?`] : []
  })
}

/** What is wrong with columns of an import that are there more than once: of each row the last cell alone would count. */
export const repeatedColumns = (columns: readonly string[]): string[] =>
  COLUMNS.filter((one) => columns.indexOf(one) !== columns.lastIndexOf(one)).map((one) => `has the column ${one} twice`)

/** Without what an eye takes for the same: case, spaces and marks that are not seen. */
const bare = (name: string) => name.toLowerCase().replaceAll(/[\s_\p{Cf}-]/gu, '')
