import type { FailureCode } from '@yawmi/host'
import { RemoteFailure } from './remote-failure'

/** What kind of failure an error boundary caught: what nobody named was thrown by a screen. */
export const failureCode = (error: unknown): FailureCode => (error instanceof RemoteFailure ? error.code : 'render')
