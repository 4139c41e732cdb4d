/**
 * Every error the API answers: a stable id, its HTTP status, and whether the server reports it to its operators.
 * The client maps the id to a named class; a screen shows its own copy or the server's field message (section 8).
 */
export const ERRORS = {
  validation: { status: 422, reported: false },
  unauthenticated: { status: 401, reported: false },
  payment_required: { status: 402, reported: false },
  forbidden: { status: 403, reported: false },
  not_found: { status: 404, reported: false },
  subscription_expired: { status: 406, reported: false },
  /** What a call would change was changed from elsewhere since its client saw it: nothing was changed. */
  conflict: { status: 409, reported: false },
  payload_too_large: { status: 413, reported: false },
  unsupported_media_type: { status: 415, reported: false },
  xsrf_mismatch: { status: 419, reported: false },
  otp_rejected: { status: 422, reported: false },
  otp_wait: { status: 422, reported: false },
  number_refused: { status: 422, reported: false },
  /** Too many codes were wrong, or sent for nothing, to go on by codes alone: the reply's `proof` says what is wanted. */
  proof_required: { status: 422, reported: false },
  too_many_requests: { status: 429, reported: false },
  internal: { status: 500, reported: true },
  carrier_unavailable: { status: 503, reported: true },
  unavailable: { status: 503, reported: true },
  /** The store of saved files does not answer: nothing was changed, and the same call may succeed soon. */
  storage_unavailable: { status: 503, reported: true },
  storage_full: { status: 507, reported: true },
} as const satisfies Record<string, { status: number; reported: boolean }>

export type ErrorId = keyof typeof ERRORS
