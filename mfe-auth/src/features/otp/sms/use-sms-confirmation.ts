import { useEffect, useState } from 'react'
import type { ApiError } from '@yawmi/api-client'
import { useHost } from '@yawmi/remote-kit'
import { withIdempotencyKey } from '../../../lib/otp/idempotency-key'
import type { OtpFlow } from '../../../lib/otp/otp-flow'
import type { OtpProblem } from '../../../lib/otp/otp-machine'
import { failureOf } from '../../../lib/otp/otp-problem'
import { storedProof, type SmsProof } from '../../../lib/otp/sms-proof'

/** Most seconds between two polls, reached by a person who takes their time. */
const MAX_POLL_INTERVAL_S = 10
/** Most seconds between two polls after calls that failed. */
const MAX_RETRY_INTERVAL_S = 30

/** Whether polling goes on by itself after a failure. */
const isTransient = ({ id, status }: Partial<ApiError>) =>
  id === 'network' || id === 'timeout' || id === 'garbage' || status === 429 || (status ?? 0) >= 500

/**
 * Polls whether the message has arrived, while the page is visible: every few seconds, more seldom with
 * time, and at once when the person returns from sending it. An expired token is replaced by the server's next one.
 * @returns the problem of the last poll; `retry` where only the person can go on.
 */
export function useSmsConfirmation(msisdn: string, sms: SmsProof, flow: OtpFlow) {
  const { api, brand } = useHost()
  const [problem, setProblem] = useState<OtpProblem>()
  const [halted, setHalted] = useState(false)
  const [retries, setRetries] = useState(0)
  const { token, retryAfter, demanded } = sms

  useEffect(() => {
    let active = true
    let polling = false
    let [polls, failures] = [0, 0]
    let timer: ReturnType<typeof setTimeout> | undefined
    const pollAfter = (seconds: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void poll(), seconds * 1000)
    }
    const poll = async () => {
      clearTimeout(timer)
      if (!active || polling || document.hidden) return
      polling = true
      try {
        const { data } = await withIdempotencyKey((idempotency_key) =>
          api.confirmSms({ msisdn, sms_token: token, brand: brand.id, idempotency_key }),
        )
        // The message is used up: who has gone back to the code meanwhile, or closed the dialog, is in all the same.
        if (data.state === 'signed_in') return flow.confirmBySms(msisdn, data.session)
        if (!active) return
        if (data.state === 'expired' && data.proof.kind === 'sms')
          return flow.renewSms({ ...storedProof(data.proof), demanded })
        failures = 0
        setProblem(undefined)
        setHalted(false)
        pollAfter(
          Math.max(
            data.state === 'waiting' ? data.retryAfter : retryAfter,
            Math.min((polls += 1), MAX_POLL_INTERVAL_S),
          ),
        )
      } catch (error) {
        if (!active) return
        setProblem(failureOf(error, 'refused').problem)
        const failure = error as Partial<ApiError>
        if (!isTransient(failure)) return setHalted(true)
        pollAfter(Math.max(failure.retryAfter ?? 0, Math.min(2 ** (failures += 1), MAX_RETRY_INTERVAL_S)))
      } finally {
        polling = false
      }
    }
    const pollNow = () => {
      polls = 0
      void poll()
    }
    if (retries === 0) pollAfter(retryAfter)
    else void poll()
    const listening = new AbortController()
    document.addEventListener('visibilitychange', pollNow, listening)
    addEventListener('pageshow', pollNow, listening)
    addEventListener('online', pollNow, listening)
    return () => {
      active = false
      clearTimeout(timer)
      listening.abort()
    }
  }, [api, brand.id, msisdn, token, retryAfter, demanded, flow, retries])

  const retry = () => {
    setProblem(undefined)
    setHalted(false)
    setRetries(retries + 1)
  }
  return { problem, retry: halted ? retry : undefined }
}
