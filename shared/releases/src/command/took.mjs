import { AsyncLocalStorage } from 'node:async_hooks'
import diagnostics from 'node:diagnostics_channel'
import fs from 'node:fs'

/** Clock ticks in a second, as Linux gives them to programs on every machine. */
const TICKS = 100

/** The step that is going on. @type {AsyncLocalStorage<string>} */
const step = new AsyncLocalStorage()
/** Seconds of the processor by step. @type {Record<string, number>} */
const steps = {}
/** Those of ended programs that a step has. */
let counted = endedSeconds()

diagnostics.subscribe('child_process', (/** @type {any} */ { process: child }) => {
  const name = step.getStore()
  // What has ended was added to this process before it is told: two at one moment count for the step of the first.
  child.once('exit', () => {
    const ended = endedSeconds()
    if (name && ended !== undefined) steps[name] = (steps[name] ?? 0) + ended - (counted ?? 0)
    counted = ended
  })
})

/**
 * Does a step of this command, and counts what the programs that it runs have of the processor.
 * @param {string} name @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export const inStep = (name, work) => {
  steps[name] ??= 0
  return step.run(name, work)
}

/**
 * Seconds since this command began, on the wall and of the processor: its own, and those of the programs that it ran
 * and that have ended, also by step. Other systems than Linux do not tell of these, and then there is the wall's alone.
 * @returns {{ wallSeconds: number, processorSeconds?: number, steps?: Record<string, number> }}
 */
export function took() {
  const wallSeconds = rounded(performance.now() / 1_000)
  const processorSeconds = processorSecondsOf(statOfThis())
  if (processorSeconds === undefined) return { wallSeconds }
  const bySteps = Object.entries(steps).map(([name, seconds]) => [name, rounded(seconds)])
  return { wallSeconds, processorSeconds, steps: Object.fromEntries(bySteps) }
}

/**
 * Seconds that a process and its ended children had of the processor.
 * @param {string | undefined} stat `/proc/<id>/stat` @param {number} [first] of its fields: 13 for those of ended children alone
 */
export function processorSecondsOf(stat, first = 11) {
  // The second field is the program's name, which may have blanks and brackets in it.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = fields?.slice(first, 15).reduce((sum, field) => sum + Number(field), 0)
  return ticks === undefined ? undefined : rounded(ticks / TICKS)
}

/** @param {{ wallSeconds?: number, processorSeconds?: number, steps?: Record<string, number> }} done */
export const tookText = ({ wallSeconds, processorSeconds, steps: bySteps = {} }) => {
  if (wallSeconds === undefined) return ''
  const each = Object.entries(bySteps).map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`)
  const of = each.length > 0 ? ` (${each.join(', ')})` : ''
  const processor = processorSeconds === undefined ? '' : ` with ${processorSeconds.toFixed(1)} s of the processor${of}`
  return `, in ${wallSeconds.toFixed(1)} s${processor}`
}

/** @param {number} seconds */
function rounded(seconds) {
  return Math.round(seconds * 100) / 100
}

/** What ended programs of this process had. */
function endedSeconds() {
  return processorSecondsOf(statOfThis(), 13)
}

function statOfThis() {
  try {
    return fs.readFileSync('/proc/self/stat', 'utf8')
  } catch {
    return undefined
  }
}
