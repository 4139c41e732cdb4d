/** Characters of the longest id, key or number that is stored whole. Ours are far shorter, and an index takes no much longer ones. */
const MAX_LENGTH = 200

/**
 * An id, key or number as the carrier gives it, in a form that PostgreSQL stores and indexes. What is cut or has a zero byte replaced
 * is none that the service ever made, before and after.
 */
export const storableId = (text: string): string => text.slice(0, MAX_LENGTH).replaceAll('\0', '\ufffd')
