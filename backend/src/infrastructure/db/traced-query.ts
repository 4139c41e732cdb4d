/** Told that a query begins; what it returns is called when the query ends. */
export type BeginsQuery = (text: string) => ((error?: unknown) => void) | undefined

type Callback = (error: unknown, result: unknown) => void

/**
 * Runs a query of the driver, in any of the forms that it takes, and tells of its begin and end.
 * @param given what the driver's `query` is given @param run that `query`
 */
export function tracedQuery(begin: BeginsQuery, given: unknown[], run: (given: unknown[]) => unknown): unknown {
  const [query] = given
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text
  const end = typeof text === 'string' ? begin(text) : undefined
  if (!end) return run(given)
  const callback = given.at(-1)
  if (typeof callback === 'function')
    return run([
      ...given.slice(0, -1),
      (error: unknown, result: unknown) => {
        end(error ?? undefined)
        ;(callback as Callback)(error, result)
      },
    ])
  const result = run(given) as Promise<unknown>
  result.then(() => end(), end)
  return result
}
