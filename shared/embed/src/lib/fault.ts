/** Why a remote is not there, with the code that the page is told (`embed.d.ts` says what each means). */
export class Fault extends Error {
  constructor(
    readonly code: Yawmi.ErrorCode,
    message: string,
  ) {
    super(message)
  }
}

/** As an event for the page. What nobody gave a code is code of ours that could not be had. */
export const errorEvent = (error: unknown): Yawmi.Events['error'] =>
  error instanceof Fault
    ? { type: 'error', code: error.code, message: error.message }
    : { type: 'error', code: 'load', message: String(error) }
