import fs from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/** A process and everything it started, by Linux' process table. */
export function family(pid: number): number[] {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => Number(statOf(one)[1]) === pid)
  return [pid, ...children.flatMap(family)]
}

/** State, parent and what follows them; nothing once it has ended, or where there is no `/proc`. */
function statOf(pid: number): string[] {
  try {
    // The name in parentheses may hold spaces; what follows it is fixed.
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  } catch {
    return []
  }
}

/**
 * Milliseconds of processors that a process and all that it started have used. What others do on the machine hardly
 * changes it, unlike what is answered in a second. @returns undefined where there is no `/proc`
 */
export function processorTimeOf(pid: number): number | undefined {
  if (statOf(pid).length === 0) return undefined
  // User and system time, its own and of children that have ended.
  const ticks = family(pid).flatMap((one) => statOf(one).slice(11, 15).map(Number))
  return ticks.reduce((sum, used) => sum + used, 0) * TICK_MS
}

/**
 * Memory that is this process' alone, plus its share of what several map (a database's buffers), in bytes.
 * @returns undefined of one that has ended since it was listed
 */
export function proportionalSize(pid: number): { name: string; bytes: number } | undefined {
  try {
    const rollup = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const name = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, 3).join(' ')
    return { name, bytes: Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024 }
  } catch {
    return undefined
  }
}
