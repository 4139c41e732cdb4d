import { DrizzleQueryError } from 'drizzle-orm/errors'
import { isUnreachable } from './unreachable'

/**
 * What an error says to an operator. Of a statement that failed it is why, without the statement and its parameters: those are
 * people's numbers, or a whole release list.
 */
export function failureText(error: unknown): string {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error ? error.message : String(error)
  const { cause } = error
  const { code } = (cause ?? {}) as { code?: unknown }
  const why = cause?.message || (typeof code === 'string' ? code : 'a statement failed')
  return isUnreachable(error)
    ? `the database cannot be reached (${why}). What was being written just then may be there or not: look before you do it again`
    : `the database refused a statement (${why})`
}
