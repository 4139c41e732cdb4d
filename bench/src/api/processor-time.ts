import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10

/**
 * Milliseconds of processors that a process and all that it started have used. What others do on the machine hardly
 * changes it, unlike what is answered in a second. @returns undefined where there is no `/proc`
 */
export function processorTimeOf(pid: number): number | undefined {
  const ticks = new Map<number, number>()
  const parents = new Map<number, number>()
  for (const name of idsOf('/proc')) {
    const stat = read(`/proc/${name}/stat`)
    // The name of the program stands in brackets and may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    parents.set(Number(name), Number(fields[1]))
    // User and system time, its own and of children that have ended.
    ticks.set(
      Number(name),
      [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at] ?? 0), 0),
    )
  }
  if (!ticks.has(pid)) return undefined
  const isOurs = (id: number | undefined): boolean => id !== undefined && (id === pid || isOurs(parents.get(id)))
  return [...ticks].reduce((sum, [id, used]) => sum + (isOurs(id) ? used * TICK_MS : 0), 0)
}

function idsOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // It has ended meanwhile.
    return ''
  }
}
