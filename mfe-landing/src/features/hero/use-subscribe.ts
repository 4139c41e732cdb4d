import { watchForCode } from '@yawmi/api-client/watch-for-code'
import { useState } from 'react'
import { isOfOthers } from '@yawmi/brand'
import { proofOf, withWork, type Protection } from '@yawmi/protection'
import { useApi, useBrand, useBus } from '@yawmi/remote-kit'
import { writeStored } from '@yawmi/session'
import { useCall } from '../../hooks/use-call'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { NumberOfOthers } from './login-failure'

/** A code that was sent. */
interface SentCode {
  typed: string
  /** As the server normalised it. */
  msisdn: string
  /** Epoch milliseconds from which the server sends another. */
  resendAt: number
}

/**
 * Requests a code and, once it is sent, the dialog for it by `auth/otp-wanted`. After the person has closed the dialog,
 * `reopen` opens it again for the same code.
 */
export function useSubscribe({ protect, renew }: Protection) {
  const api = useApi()
  const brand = useBrand()
  const bus = useBus()
  const [sent, setSent] = useState<SentCode>()
  const [solving, setSolving] = useState(false)
  const [codes] = useState(watchForCode)

  const openDialog = ({ msisdn, resendAt }: SentCode) => {
    const retryAfter = Math.max(0, Math.ceil((resendAt - Date.now()) / 1000))
    bus.emit('auth/otp-wanted', { purpose: 'subscribe', msisdn, retryAfter })
  }

  const login = useCall(async (typed: string) => {
    if (isOfOthers(brand, typed)) throw new NumberOfOthers()
    setSolving(false)
    const answer = await protect((transaction_identify) =>
      withWork(
        (proof) => api.login({ msisdn: typed, transaction_identify, brand: brand.id, proof }),
        () => setSolving(true),
      ),
    ).catch((error: unknown) => {
      const proof = proofOf(error)
      const lost = codes.answerTo(typed, error)
      if (proof?.kind !== 'sms') {
        if (lost) return lost
        throw error
      }
      const msisdn = proof.msisdn ?? typed
      bus.emit('auth/otp-wanted', { purpose: 'subscribe', msisdn, retryAfter: 0, proof })
      return undefined
    })
    if (!answer) return
    const { msisdn, retryAfter } = answer.data
    const code = { typed, msisdn, resendAt: Date.now() + retryAfter * 1000 }
    writeStored('msisdn', msisdn)
    setSent(code)
    openDialog(code)
    renew()
  })

  return {
    subscribe: useOneAtATime(login.call),
    pending: login.status === 'pending',
    /** The browser solves the server's proof of work. */
    solving,
    error: login.error,
    reset: login.reset,
    /** What was typed for the code that was sent. */
    sentTo: sent?.typed,
    reopen: () => sent && openDialog(sent),
  }
}
