import fs from 'node:fs'

/** Clock ticks in a second, as Linux gives them to programs on every machine. */
const TICKS = 100

/**
 * Seconds since this command began, on the wall and of the processor: its own, and those of the programs that it ran
 * and that have ended. Other systems than Linux do not tell of these, and then there is the wall's alone.
 * @returns {{ wallSeconds: number, processorSeconds?: number }}
 */
export function took() {
  const wallSeconds = rounded(performance.now() / 1_000)
  const processorSeconds = processorSecondsOf(statOfThis())
  return { wallSeconds, ...(processorSeconds !== undefined && { processorSeconds }) }
}

/**
 * Seconds that a process and its ended children had of the processor.
 * @param {string | undefined} stat `/proc/<id>/stat`
 */
export function processorSecondsOf(stat) {
  // The second field is the program's name, which may have blanks and brackets in it.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields?.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return ticks === undefined ? undefined : rounded(ticks / TICKS)
}

/** @param {{ wallSeconds?: number, processorSeconds?: number }} done */
export const tookText = ({ wallSeconds, processorSeconds }) =>
  wallSeconds === undefined
    ? ''
    : `, in ${wallSeconds.toFixed(1)} s${processorSeconds === undefined ? '' : ` with ${processorSeconds.toFixed(1)} s of the processor`}`

const rounded = (/** @type {number} */ seconds) => Math.round(seconds * 100) / 100

function statOfThis() {
  try {
    return fs.readFileSync('/proc/self/stat', 'utf8')
  } catch {
    return undefined
  }
}
