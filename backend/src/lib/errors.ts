import { ERRORS, type ErrorId, type ErrorReply, type Proof } from '@yawmi/contract'
import { errorMessages } from './copy/ar'

interface ApiErrorDetail {
  /** Shown as it is; the catalogue's text of the id when left out. */
  message?: string
  /** Texts of each field, the most useful first. */
  errors?: Record<string, string[]>
  messageCode?: string
  /** Seconds until the same call may succeed. */
  retryAfter?: number
  /** Another way to show that the number is one's own. */
  proof?: Proof
  /** Whether its cause stands in the log already, so that not every request writes it again. */
  isLogged?: boolean
  cause?: unknown
}

/** A failure that the API answers: one id of the contract's catalogue, in the shape of `errorReplySchema`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly statusCode: number

  constructor(
    readonly id: ErrorId,
    readonly detail: ApiErrorDetail = {},
  ) {
    super(detail.message ?? errorMessages[id], { cause: detail.cause })
    this.statusCode = ERRORS[id].status
  }

  toReply(): ErrorReply {
    const { errors, messageCode, retryAfter, proof } = this.detail
    return {
      message: this.message,
      error: this.id,
      ...(errors && { errors }),
      ...(messageCode !== undefined && { messageCode }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...(proof && { proof }),
    }
  }
}
