import type { FailureCode } from '@yawmi/host'

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
