/**
 * Why a call to a carrier failed.
 * - `unavailable`: down or unreachable. Nothing happened there.
 * - `timed_out`: no answer within the deadline, a line that broke, or an answer that makes no sense. What happened there
 *   is unknown: never repeat a charge, query it.
 * - `refused`: the carrier or its protection service does not serve this number, or a charge contradicts its key.
 * - `no_credit`: the balance does not cover it.
 * - `expired`: the service of this number has ended and must be renewed first.
 * - `not_found`: the carrier does not know what was asked for.
 */
export type CarrierFailure = 'unavailable' | 'timed_out' | 'refused' | 'no_credit' | 'expired' | 'not_found'

export class CarrierError extends Error {
  constructor(
    readonly failure: CarrierFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'CarrierError'
  }
}

/** Whether the carrier could not be asked at all (as opposed to having said no). */
export function isOutage(error: unknown): error is CarrierError & { failure: 'unavailable' | 'timed_out' } {
  return error instanceof CarrierError && (error.failure === 'unavailable' || error.failure === 'timed_out')
}
