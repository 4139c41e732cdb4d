/** Runs at most `max` tasks at once; the others wait, first come first served. */
export class Semaphore {
  private running = 0
  private readonly waiting: (() => void)[] = []

  /** A task that waits holds a slot of `UploadSlots` meanwhile, which bounds how many do. */
  constructor(private readonly max: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.max) this.running += 1
    else await new Promise<void>((go) => this.waiting.push(go))
    try {
      return await work()
    } finally {
      // The permit goes straight to the next in line, so that no other task slips in between.
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
