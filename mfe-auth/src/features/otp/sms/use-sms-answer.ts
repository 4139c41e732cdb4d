import { useEffect, useState } from 'react'
import type { ApiError } from '@yawmi/api-client'
import type { OtpFlow } from '../../../lib/otp/otp-flow'
import type { OtpProblem } from '../../../lib/otp/otp-machine'
import type { SmsKit } from './sms-kit'
import type { SmsProof } from '../../../lib/otp/sms-proof'

/** Seconds between two questions at the most, for who takes their time. */
const SLOWEST = 10
/** The same after calls that failed. */
const SLOWEST_AFTER_FAILURE = 30

/** What keeps the page from hearing of the message for now: it goes on asking by itself. */
const isPassing = ({ id, status }: Partial<ApiError>) =>
  id === 'network' || id === 'timeout' || id === 'garbage' || status === 429 || (status ?? 0) >= 500

/**
 * Makes a hook that asks whether the message has come, while the page is looked at: every few seconds, more seldom with time, and at once
 * when the person is back from sending it. A token that is taken no longer is replaced by the one that the server names.
 * @returns why it cannot be heard of now; `again` where only the person can go on.
 */
export function smsAnswer({ useHost, failureOf, keptProof }: SmsKit) {
  return function useSmsAnswer(msisdn: string, sms: SmsProof, flow: OtpFlow) {
    const { api, brand } = useHost()
    const [problem, setProblem] = useState<OtpProblem>()
    const [halted, setHalted] = useState(false)
    const [round, setRound] = useState(0)
    const { token, retryAfter, demanded } = sms

    useEffect(() => {
      let here = true
      let asking = false
      let [asked, failed] = [0, 0]
      let timer: ReturnType<typeof setTimeout> | undefined
      const later = (seconds: number) => {
        clearTimeout(timer)
        timer = setTimeout(() => void ask(), seconds * 1000)
      }
      const ask = async () => {
        clearTimeout(timer)
        if (!here || asking || document.hidden) return
        asking = true
        try {
          const { data } = await api.confirmSms({ msisdn, sms_token: token, brand: brand.id })
          if (!here) return
          if (data.state === 'signed_in') return flow.confirmBySms(data.session)
          if (data.state === 'expired' && data.proof.kind === 'sms')
            return flow.renewSms({ ...keptProof(data.proof), demanded })
          failed = 0
          setProblem(undefined)
          setHalted(false)
          later(Math.max(data.state === 'waiting' ? data.retryAfter : retryAfter, Math.min((asked += 1), SLOWEST)))
        } catch (error) {
          if (!here) return
          setProblem(failureOf(error, 'refused').problem)
          const failure = error as Partial<ApiError>
          if (!isPassing(failure)) return setHalted(true)
          const told = failure.retryAfter ?? 0
          later(Math.max(told, Math.min(2 ** (failed += 1), SLOWEST_AFTER_FAILURE)))
        } finally {
          asking = false
        }
      }
      const wake = () => {
        asked = 0
        void ask()
      }
      if (round === 0) later(retryAfter)
      else void ask()
      document.addEventListener('visibilitychange', wake)
      addEventListener('pageshow', wake)
      addEventListener('online', wake)
      return () => {
        here = false
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', wake)
        removeEventListener('pageshow', wake)
        removeEventListener('online', wake)
      }
    }, [api, brand.id, msisdn, token, retryAfter, demanded, flow, round])

    const again = () => {
      setProblem(undefined)
      setHalted(false)
      setRound(round + 1)
    }
    return { problem, again: halted ? again : undefined }
  }
}
