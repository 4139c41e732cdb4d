import type { Outcome } from './shot'

const MB = 1024 * 1024

/** What a hunt shows, gathered as it goes on. */
export class Figures {
  readonly byKind = new Map<string, number>()
  readonly byStatus = new Map<number, number>()
  private readonly times: number[] = []
  private readonly memory: { sent: number; rss: number }[] = []

  get sent(): number {
    return this.times.length
  }

  get longestMs(): number {
    return this.times.reduce((max, ms) => Math.max(max, ms), 0)
  }

  add({ shot, status, ms }: Outcome): void {
    this.times.push(ms)
    this.byKind.set(shot.kind, (this.byKind.get(shot.kind) ?? 0) + 1)
    this.byStatus.set(status, (this.byStatus.get(status) ?? 0) + 1)
  }

  look(rss: number): void {
    this.memory.push({ sent: this.sent, rss })
  }

  /** Megabytes that resident memory grew, from a part of the hunt to its end, by the medians of a tenth of the looks. */
  growth(warmUp: number): number {
    const after = this.memory.filter(({ sent }) => sent >= warmUp).map(({ rss }) => rss)
    const some = Math.max(1, Math.ceil(after.length / 10))
    return (median(after.slice(-some)) - median(after.slice(0, some))) / MB
  }

  print(seed: number, seconds: number): string {
    const times = this.times.toSorted((a, b) => a - b)
    const at = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(0)
    const list = (counts: Map<string | number, number>) =>
      [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')
    const rss = this.memory.map((look) => look.rss)
    return [
      `hunt: ${this.sent} hostile requests, seed ${seed}, ${seconds.toFixed(0)} s, ${(this.sent / seconds).toFixed(0)} a second`,
      `hunt: ${list(this.byKind)}`,
      `hunt: answers by status (0: hung up on): ${list(this.byStatus)}`,
      `hunt: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`,
      `hunt: resident memory ${(rss[0]! / MB).toFixed(0)} MB at first, at most ${(Math.max(...rss) / MB).toFixed(0)} MB, ${(rss.at(-1)! / MB).toFixed(0)} MB at last`,
    ].join('\n')
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
