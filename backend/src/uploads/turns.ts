import { tooManyUploads } from './slots'

/** Lets at most so many pieces of work run at once; the others wait for their turn, first come first served. */
export class Turns {
  private running = 0
  private readonly waiting: (() => void)[] = []

  /** @param mostWaiting those who hung up wait on: nothing else bounds what all of them hold */
  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws ApiError `too_many_requests` when so many wait already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.most) this.running += 1
    else if (this.waiting.length < this.mostWaiting) await new Promise<void>((go) => this.waiting.push(go))
    else throw tooManyUploads()
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
