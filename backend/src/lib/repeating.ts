interface RepeatingOptions {
  /** Milliseconds between the end of one run and the beginning of the next. */
  every: number
  /** Safe to run in several servers at once; ends soon once `isStopping` says so. */
  work: (isStopping: () => boolean) => Promise<unknown>
  onError: (error: unknown) => void
}

/** Work done over and over, one run at a time. */
export class Repeating {
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private stopping = false

  constructor(private readonly options: RepeatingOptions) {
    this.plan()
  }

  /** Resolves when what is begun is ended; nothing begins after that. */
  async stop(): Promise<void> {
    this.stopping = true
    clearTimeout(this.timer)
    await this.running
  }

  private plan(): void {
    if (this.stopping) return
    this.timer = setTimeout(() => (this.running = this.run()), this.options.every).unref()
  }

  private async run(): Promise<void> {
    const { work, onError } = this.options
    await work(() => this.stopping).catch(onError)
    this.plan()
  }
}
