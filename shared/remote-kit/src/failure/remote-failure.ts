/** What went wrong with a remote: its code could not be had, a screen threw, or nothing came although nothing was on its way. */
export type FailureCode = 'load' | 'render' | 'hang'

/** A failure of a remote that is not a throw of its own code. */
export class RemoteFailure extends Error {
  constructor(
    readonly code: FailureCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}
