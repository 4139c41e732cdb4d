/** Longer than a server waits until it looks at its folders again: it does so once a second. */
const LOOK_MS = 1_100

/**
 * For the tests of a file that change what lies in a server's folders.
 * @returns has the second pass after which the server looks at them again: by its clocks, so that nobody waits for it
 */
export function passingTimeOfFile(): () => void {
  const clocks = [performance, Date]
  const originals = clocks.map(({ now }) => now)
  let ahead = 0
  beforeAll(() => {
    for (const [index, clock] of clocks.entries()) {
      const now = originals[index]!.bind(clock)
      clock.now = () => now() + ahead
    }
  })
  afterAll(() => {
    for (const [index, clock] of clocks.entries()) clock.now = originals[index]!
  })
  return () => void (ahead += LOOK_MS)
}
