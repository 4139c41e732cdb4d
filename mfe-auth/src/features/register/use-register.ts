import { useEffect, useState } from 'react'
import { ApiError } from '@yawmi/api-client'
import { fillText, isOfOthers, operatorNames } from '@yawmi/brand'
import { PHONE_MAX_DIGITS } from '@yawmi/contract'
import { useProtection, withWork } from '@yawmi/protection'
import { useApi, useBrand } from '@yawmi/remote-kit'
import { writeStored } from '@yawmi/session'
import { useCopy } from '../../copy/use-strings'
import type { OtpProblem } from '../../lib/otp/otp-machine'
import { otpMemory, type PendingCode } from '../../lib/otp/pending-code'
import { failureOf } from '../../lib/otp/otp-problem'
import { registerDraft, type RegisterDraft } from '../../lib/register-draft'
import { usePageMove } from '../../hooks/use-page-move'

const memory = otpMemory('page')

/** The register page: what is filled in, whether it may be sent, and what came of sending it. */
export function useRegister() {
  const api = useApi()
  const brand = useBrand()
  const { phoneOfOthers } = useCopy()
  const move = usePageMove()
  const protection = useProtection()
  const [draft, setDraft] = useState(registerDraft.read)
  const [sending, setSending] = useState(false)
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<OtpProblem>()
  const [codeUnderWay, setCodeUnderWay] = useState(false)

  // Back from the next page, the browser may show this one as it was left: at work.
  const { renew } = protection
  useEffect(() => {
    const shownAgain = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setSending(false)
      renew()
    }
    addEventListener('pageshow', shownAgain)
    return () => removeEventListener('pageshow', shownAgain)
  }, [renew])

  const change = (more: Partial<RegisterDraft>) => {
    const next = { ...draft, ...more }
    setDraft(next)
    registerDraft.write(next)
    if (more.phone !== undefined) setProblem(undefined)
  }

  const ready = draft.phone.length === PHONE_MAX_DIGITS && draft.consent

  const send = async () => {
    if (!ready || sending) return
    if (isOfOthers(brand, draft.phone)) {
      const values = { operators: operatorNames(brand), example: brand.phoneExample }
      return setProblem({ kind: 'refused', text: fillText(phoneOfOthers, values) })
    }
    setSending(true)
    setWorking(false)
    setProblem(undefined)
    try {
      const { data } = await protection.protect((transaction_identify) =>
        withWork(
          (proof) => api.login({ msisdn: draft.phone, transaction_identify, brand: brand.id, proof }),
          () => setWorking(true),
        ),
      )
      writeStored('msisdn', data.msisdn)
      memory.write(sentNow(data.msisdn, data.retryAfter))
      move.to('webview_confirm_otp')
    } catch (error) {
      const { problem, sms } = failureOf(error, 'refused')
      if (sms) {
        // A code that is under way may still be typed there.
        const demanded = sms.demanded || !isPending(draft.phone)
        const sent = (!demanded && memory.read()) || sentNow(draft.phone, 0)
        memory.write({ ...sent, sms: { ...sms, demanded, shown: true } })
        return move.to('webview_confirm_otp')
      }
      setProblem(problem)
      setCodeUnderWay(error instanceof ApiError && error.id === 'otp_wait' && isPending(draft.phone))
      setSending(false)
    }
  }

  return { draft, change, ready, sending, working, problem, codeUnderWay, send }
}

/** @param retryAfter seconds until another code may be asked for. */
function sentNow(msisdn: string, retryAfter: number): PendingCode {
  const now = Date.now()
  return { challenge: { purpose: 'subscribe', msisdn }, resendAt: now + retryAfter * 1000, sentAt: now }
}

/** Whether a code for this number was asked for in this tab and still lives: the last nine digits are the number. */
const isPending = (phone: string) => memory.read()?.challenge.msisdn.endsWith(phone.slice(-9)) === true
