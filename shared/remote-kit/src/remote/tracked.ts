/** A promise with the fields by which React's `use` reads a settled one at once, with no fallback in between. */
export type Tracked<T> = Promise<T> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: T; reason?: unknown }

/** Marks a promise's outcome on itself, as React would on its first read. */
export function tracked<T>(promise: Promise<T>): Tracked<T> {
  const result: Tracked<T> = promise
  result.status = 'pending'
  result.then(
    (value) => {
      result.status = 'fulfilled'
      result.value = value
    },
    (reason: unknown) => {
      result.status = 'rejected'
      result.reason = reason
    },
  )
  return result
}
