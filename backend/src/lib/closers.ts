/** What was opened, to be closed in the opposite order whatever happens. */
export class Closers {
  private readonly open: (() => Promise<unknown>)[] = []

  add(close: () => Promise<unknown>): void {
    this.open.push(close)
  }

  /** Closes everything once; a part that fails to close does not keep the others open. */
  async closeAll(onError: (error: unknown) => void): Promise<void> {
    for (let close = this.open.pop(); close; close = this.open.pop()) await close().catch(onError)
  }
}
