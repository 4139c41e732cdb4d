import { createHash } from 'node:crypto'
import { normaliseMsisdn } from '../../lib/msisdn'

/** Characters of the longest id, key or number that is stored whole. Ours are far shorter, and an index takes no much longer ones. */
const MAX_LENGTH = 200

/**
 * An id, key or number as the carrier gives it, in a form that PostgreSQL stores and indexes. What is cut or has a zero byte replaced
 * is none that the service ever made, before and after; two that differ after the cut stay two, as one event must not hide another.
 */
export function storableId(text: string): string {
  const isLong = text.length > MAX_LENGTH
  const short = isLong
    ? `${text.slice(0, MAX_LENGTH - 44)}~${createHash('sha256').update(text).digest('base64url')}`
    : text
  return short.replaceAll('\0', '\ufffd')
}

/** A number as the carrier gives it, as the service has it however it is spelt: an event of «0912345678» must find its person. */
export const storableNumber = (text: string): string => normaliseMsisdn(text) ?? storableId(text)
