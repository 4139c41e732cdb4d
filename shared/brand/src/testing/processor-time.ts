/** The one part of Node that is needed here; this package is for pages as well, which have none of it. */
declare const process: { cpuUsage: () => { user: number; system: number } }

/** Milliseconds of processor time that this process has taken so far: those of a busy machine's other programs do not count. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}
