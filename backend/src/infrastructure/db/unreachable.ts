/** Classes of PostgreSQL's error codes (their first two characters) by which it says that it cannot serve now. */
const CLASSES = new Set([
  // The connection failed.
  '08',
  // Out of connections, memory or disk.
  '53',
  // Input or output failed on its side.
  '58',
])

/** A deadline of `connect.ts` passed: of a statement, of a lock, of a transaction at rest. */
const DEADLINES = new Set(['57014', '55P03', '25P03'])

const CODES = new Set([
  ...DEADLINES,
  // It shuts down, crashed, starts, or closed a connection at rest.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // It became a replica, or was made read-only.
  '25006',
  // What the system says of a connection.
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What the driver and its pool say without a code. */
const MESSAGES = [
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
  /^Query read timeout/,
  /^timeout exceeded when trying to connect/,
  /^timeout expired/,
  /^Cannot use a pool after calling end/,
]

/**
 * Whether an error means that the database cannot be reached or cannot serve now, so that the same call may succeed in
 * a moment. Looks into causes too, since drizzle wraps what the driver said, and into the errors of several addresses.
 */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause, errors = [] } = error as Error & { code?: unknown; errors?: unknown[] }
  if (typeof code === 'string' && (CODES.has(code) || (code.length === 5 && CLASSES.has(code.slice(0, 2))))) return true
  return MESSAGES.some((pattern) => pattern.test(error.message)) || [cause, ...errors].some(isUnreachable)
}

/** Whether one statement took too long, as behind another that has what it needs, while others may do well. */
export function isDeadline(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as Error & { code?: unknown }
  return (typeof code === 'string' && DEADLINES.has(code)) || isDeadline(cause)
}
