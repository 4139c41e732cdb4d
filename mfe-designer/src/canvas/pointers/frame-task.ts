/** Work that is done once before the next paint, however often it is asked for until then. */
export class FrameTask {
  #frame = 0

  constructor(private readonly work: () => void) {}

  request(): void {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.work()
    })
  }

  /** Does now what was asked for and is not done yet. */
  flush(): void {
    if (this.#frame === 0) return
    this.cancel()
    this.work()
  }

  cancel(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
  }
}
