import { CONFIRM_ERROR_CODE, type OtpSent, type SessionReply, type SubscriptionConfirmReply } from '@yawmi/contract'
import type { OtpPurpose } from '@yawmi/events'
import { loginAgain, withWork } from '@yawmi/protection'
import type { RemoteHost } from '@yawmi/remote-kit'
import { readStored } from '@yawmi/session'
import { withIdempotencyKey } from './idempotency-key'
import type { Challenge, OtpProblem } from './otp-machine'

/** The result of confirming: a session for the purpose `subscribe`, nothing more for the other two. */
export type Confirmation = { ok: true; session?: SessionReply } | { ok: false; problem: OtpProblem }

interface PurposeCalls {
  /** Throws an ApiError. */
  confirm(challenge: Challenge, otp: string): Promise<Confirmation>
  /** Sends another code. Throws an ApiError. */
  resend(challenge: Challenge): Promise<OtpSent>
}

/** The calls of each purpose (specification, section 7). Resending a sign-in repeats login without the transaction. */
export function otpCalls(
  host: Pick<RemoteHost, 'api' | 'brand' | 'nonce' | 'apiBase'>,
): Record<OtpPurpose, PurposeCalls> {
  const { api, brand } = host
  const own = ({ msisdn }: Challenge, otp: string) => ({ otp, msisdn, subscriber_id: readStored('subscriber_id') })
  return {
    subscribe: {
      confirm: async ({ msisdn }, otp) => ({
        ok: true,
        session: (
          await withIdempotencyKey((idempotency_key) =>
            withWork((proof) => api.confirmOtp({ msisdn, otp, proof, idempotency_key })),
          )
        ).data,
      }),
      resend: ({ msisdn }) =>
        loginAgain(host, (transaction_identify) =>
          withWork((proof) => api.login({ msisdn, transaction_identify, brand: brand.id, proof })),
        ),
    },
    unsubscribe: {
      confirm: async (challenge, otp) =>
        verdictOf(
          await withIdempotencyKey((idempotency_key) =>
            api.unsubscribeConfirm({ ...own(challenge, otp), idempotency_key }),
          ),
        ),
      resend: () => api.unsubscribe(readStored('subscriber_id')),
    },
    activate: {
      confirm: async (challenge, otp) =>
        verdictOf(
          await withIdempotencyKey((idempotency_key) =>
            api.activateConfirm({ ...own(challenge, otp), idempotency_key }),
          ),
        ),
      resend: () => api.activate(readStored('subscriber_id'), brand.id),
    },
  }
}

/** A 200 with code 01 is no success: its message is shown as an error of the code. */
const verdictOf = ({ code, message }: SubscriptionConfirmReply): Confirmation =>
  code === CONFIRM_ERROR_CODE ? { ok: false, problem: { kind: 'refused', text: message } } : { ok: true }
