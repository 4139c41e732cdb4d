import type { FailureCode } from '@yawmi/host'
import { RemoteFailure } from './remote-failure'

/** The kind of failure that an error boundary caught; anything but a `RemoteFailure` was thrown by a screen. */
export const failureCode = (error: unknown): FailureCode => (error instanceof RemoteFailure ? error.code : 'render')
