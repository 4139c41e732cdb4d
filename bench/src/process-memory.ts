import fs from 'node:fs'

/** A process and everything it started, by Linux' process table. */
export function family(pid: number): number[] {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
  return [pid, ...children.flatMap((child) => family(Number(child)))]
}

function parentOf(pid: string): number | undefined {
  try {
    // The name in parentheses may hold spaces; what follows it is fixed: state, parent.
    return Number(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

/** Memory that is this process' alone, plus its share of what several map (a database's buffers), in bytes. */
export function proportionalSize(pid: number): { name: string; bytes: number } {
  const rollup = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const name = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, 3).join(' ')
  return { name, bytes: Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024 }
}
