import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between looks for a new release or shell, whose pages are then made anew. */
const LOOK_EVERY_MS = 2_000

interface WarmUpParts {
  /** Addresses of all pages, most visited first. */
  addresses: () => Iterable<string>
  /** Requests a page as a visitor does. */
  request: (address: string) => Promise<unknown>
  /** Waits for what is being rendered; false where nothing was. */
  settled: () => Promise<boolean>
  /** Changes with what pages are made from. */
  revision: () => string
}

/**
 * Makes every page before its first visitor, one after the other in the background: at the start, and again whenever a remote
 * or the shell is released. A first visitor of a screen then has its skeleton, however long that takes to render.
 * @returns ends it
 */
export function keepWarm(
  { addresses, request, settled, revision }: WarmUpParts,
  lookEvery = LOOK_EVERY_MS,
): () => Promise<void> {
  const ended = new AbortController()
  const warm = async () => {
    for (const address of addresses()) {
      if (ended.signal.aborted) return
      await request(address)
      // A page that did not wait for its rendering goes out without it, and is not cached.
      if (await settled()) await request(address)
    }
  }
  const run = async () => {
    let warmed: string | undefined
    while (!ended.signal.aborted) {
      const current = revision()
      // A failure is the request's own, and is logged there; the next look tries only what has changed.
      if (current !== warmed) await warm().catch(() => undefined)
      warmed = current
      await wait(lookEvery, undefined, { ref: false, signal: ended.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return async () => {
    ended.abort()
    await running
  }
}
