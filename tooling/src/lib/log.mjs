/** @type {NodeJS.WritableStream} */
let progress = process.stdout

/** Leaves standard output to what a command answers, for a program that reads it. */
export const sayOnStandardError = () => void (progress = process.stderr)

/** One line of progress for a person who waits. @param {string} text */
export const say = (text) => progress.write(`· ${text}\n`)

/** Prints why a command cannot go on, and ends it. @param {string} text @returns {never} */
export function fail(text) {
  process.stderr.write(`✗ ${text}\n`)
  process.exit(1)
}

/**
 * The names that were given, or all; ends the command at one that there is none of.
 * @param {string} what they are names of @param {string[]} given @param {string[]} all
 */
export function namesOf(what, given, all) {
  const unknown = given.filter((name) => !all.includes(name))
  if (unknown.length > 0) fail(`no such ${what}: ${unknown.join(', ')}; there are: ${all.join(', ')}`)
  return given.length > 0 ? given : all
}

/**
 * Runs a step and says how long it took.
 * @param {string} name @param {() => Promise<T>} work @returns {Promise<T>} @template T
 */
export async function timed(name, work) {
  const start = performance.now()
  const result = await work()
  say(`${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return result
}
