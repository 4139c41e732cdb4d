/** Lets at most so many pieces of work run at once; the others wait for their turn, first come first served. */
export class Turns {
  private running = 0
  private readonly waiting: (() => void)[] = []

  /** Who waits holds a slot of `UploadSlots` meanwhile, which bounds how many do. */
  constructor(private readonly most: number) {}

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.most) this.running += 1
    else await new Promise<void>((go) => this.waiting.push(go))
    try {
      return await work()
    } finally {
      // The turn goes straight to the next in line, so that nobody slips in between.
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }
}
