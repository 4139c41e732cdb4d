/** Milliseconds before a file that could not be had is asked for a second and last time. */
const RETRY_DELAY = 300

const known = new Map<string, Promise<unknown>>()
const failed = new Set<string>()

/**
 * What is had from an address: asked for once for all mountings of the page, and once more should that fail. A failure is
 * kept, however often the page mounts and updates, until a person asks for another try.
 */
export function once<T>(address: string, load: () => Promise<T>): Promise<T> {
  const before = known.get(address) as Promise<T> | undefined
  if (before) return before
  const loading = load().catch(() => pause(RETRY_DELAY).then(load))
  known.set(address, loading)
  loading.catch(() => failed.add(address))
  return loading
}

/** Has what could not be had be asked for anew, and this address in any case. */
export function forgetFailures(address: string): void {
  for (const one of failed.add(address)) known.delete(one)
  failed.clear()
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
