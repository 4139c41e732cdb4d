/** One line of progress for a person who waits. */
export const say = (text) => process.stdout.write(`· ${text}\n`)

/**
 * Prints why a command cannot go on, and ends it.
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  process.stderr.write(`✗ ${text}\n`)
  process.exit(1)
}

/** Runs a step and says how long it took. */
export async function timed(name, work) {
  const start = performance.now()
  const result = await work()
  say(`${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return result
}
