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

/** The kind of failure that an error boundary caught; anything but a `RemoteFailure` was thrown by a screen. */
export const failureCode = (error: unknown): FailureCode => (error instanceof RemoteFailure ? error.code : 'render')
