/**
 * What Node is told so that a process has the clock of a machine that is wrong: `Date` is ahead, while timers and
 * `performance.now()` run on as they do there. Programs that it starts have the right time.
 * @param aheadMs milliseconds; less than 0 where the clock is behind
 */
export const wrongClock = (aheadMs: number): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
  const Right = Date
  const now = () => Right.now() + ${aheadMs}
  globalThis.Date = class Date extends Right {
    constructor(...parts) {
      super(...(parts.length === 0 ? [now()] : parts))
    }
    static now() {
      return now()
    }
  }
`)}`,
]
