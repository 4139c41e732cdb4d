/** Why a remote is not shown, with the code for the page (`embed.d.ts` documents each). */
export class Fault extends Error {
  constructor(
    readonly code: Yawmi.ErrorCode,
    message: string,
  ) {
    super(message)
  }
}

/** As an event for the page. An error without a code is a failed import. */
export const errorEvent = (error: unknown): Yawmi.Events['error'] =>
  error instanceof Fault
    ? { type: 'error', code: error.code, message: error.message }
    : { type: 'error', code: 'load', message: String(error) }
