import { watchForCode } from '@yawmi/api-client/watch-for-code'
import { useEffect, useState } from 'react'
import { ApiError } from '@yawmi/api-client'
import { fillText, isOfOthers, operatorNames } from '@yawmi/brand'
import { type OtpSent, PHONE_MAX_DIGITS, phoneText } from '@yawmi/contract'
import { useProtection, withWork } from '@yawmi/protection'
import { useApi, useBrand } from '@yawmi/remote-kit'
import { writeStored } from '@yawmi/session'
import { useStrings } from '../../copy/use-strings'
import type { OtpProblem } from '../../lib/otp/otp-machine'
import { pendingCodeStore, type PendingCode } from '../../lib/otp/pending-code'
import { failureOf } from '../../lib/otp/otp-problem'
import { otpStatus } from '../../lib/otp-status'
import { registerDraft, type RegisterDraft } from '../../lib/register-draft'
import { useFlowNavigation } from '../../hooks/use-flow-navigation'

const pendingCode = pendingCodeStore('page')

/** The register page's form: its values, whether they may be submitted, and the result. */
export function useRegister() {
  const api = useApi()
  const brand = useBrand()
  const { phoneOfOthers } = useStrings()
  const move = useFlowNavigation()
  const protection = useProtection()
  const [draft, setDraft] = useState(registerDraft.read)
  const [sending, setSending] = useState(false)
  const [solving, setSolving] = useState(false)
  const [problem, setProblem] = useState<OtpProblem>()
  const [codePending, setCodePending] = useState(false)
  const [codes] = useState(watchForCode)

  // Back from the next page, the browser may restore this one as it was left: sending.
  const { renew } = protection
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setSending(false)
      renew()
    }
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [renew])

  const change = (more: Partial<RegisterDraft>) => {
    const next = { ...draft, ...more }
    setDraft(next)
    registerDraft.write(next)
    if (more.phone !== undefined) setProblem(undefined)
  }

  const ready = draft.phone.length === PHONE_MAX_DIGITS && draft.consent

  const enterCode = ({ msisdn, retryAfter }: OtpSent['data']) => {
    writeStored('msisdn', msisdn)
    goOn(sentNow(msisdn, retryAfter))
  }
  const goOn = (code: PendingCode) => {
    pendingCode.write(code)
    otpStatus.clear()
    move.to('webview_confirm_otp')
  }

  const send = async () => {
    if (!ready || sending) return
    if (isOfOthers(brand, draft.phone)) {
      const values = { operators: operatorNames(brand), example: brand.phoneExample }
      return setProblem({ kind: 'refused', text: fillText(phoneOfOthers, values) })
    }
    setSending(true)
    setSolving(false)
    setProblem(undefined)
    try {
      const { data } = await protection.protect((transaction_identify) =>
        withWork(
          (proof) => api.login({ msisdn: draft.phone, transaction_identify, brand: brand.id, proof }),
          () => setSolving(true),
        ),
      )
      enterCode(data)
    } catch (error) {
      const { problem, sms } = failureOf(error, 'refused')
      const lost = codes.answerTo(draft.phone, error)
      if (lost && !sms) return enterCode(lost.data)
      if (sms) {
        // A code that was sent before may still be entered there.
        const demanded = sms.demanded || !isPending(draft.phone)
        const sent = (!demanded && pendingCode.read()) || sentNow(sms.msisdn ?? draft.phone, 0)
        return goOn({ ...sent, sms: { ...sms, demanded, shown: true } })
      }
      setProblem(problem)
      setCodePending(error instanceof ApiError && error.id === 'otp_wait' && isPending(draft.phone))
      setSending(false)
    }
  }

  return { draft, change, ready, sending, solving, problem, codePending, send }
}

/** @param retryAfter seconds until another code may be requested */
function sentNow(msisdn: string, retryAfter: number): PendingCode {
  const now = Date.now()
  return { challenge: { purpose: 'subscribe', msisdn }, resendAt: now + retryAfter * 1000, sentAt: now }
}

/** Whether a code for this number was sent in this tab and is still valid. */
const isPending = (phone: string) => pendingCode.read()?.challenge.msisdn === phoneText(phone)
