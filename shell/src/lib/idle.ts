/** Milliseconds that a page may go without a pause before its turn comes all the same. */
const MAX_WAIT_MS = 1_000

/** Ends when the page has a pause: for what nobody waits for, which is not to hold up the frame that somebody does. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 100)
    else requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS })
  })
