import { useState } from 'react'
import { isOfOthers } from '@yawmi/brand'
import { proofOf, withWork, type Protection } from '@yawmi/protection'
import { useApi, useBrand, useBus } from '@yawmi/remote-kit'
import { writeStored } from '@yawmi/session'
import { useCall } from '../../hooks/use-call'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { NumberOfOthers } from './login-failure'

/** A code on its way to a number. */
interface SentCode {
  msisdn: string
  /** When the server would send another, in milliseconds of the clock. */
  resendAt: number
}

/**
 * Asks for a code and, when it is sent, for the dialog that takes it. The dialog belongs to whoever listens to
 * `auth/otp-wanted`; should the person close it, `askAgain` opens it anew for the code that is already there.
 */
export function useSubscribe({ protect, renew }: Protection) {
  const api = useApi()
  const brand = useBrand()
  const bus = useBus()
  const [sent, setSent] = useState<SentCode>()
  const [working, setWorking] = useState(false)

  const ask = ({ msisdn, resendAt }: SentCode) => {
    const retryAfter = Math.max(0, Math.ceil((resendAt - Date.now()) / 1000))
    bus.emit('auth/otp-wanted', { purpose: 'subscribe', msisdn, retryAfter })
  }

  const login = useCall(async (msisdn: string) => {
    if (isOfOthers(brand, msisdn)) throw new NumberOfOthers()
    setWorking(false)
    const answer = await protect((transaction_identify) =>
      withWork(
        (proof) => api.login({ msisdn, transaction_identify, brand: brand.id, proof }),
        () => setWorking(true),
      ),
    ).catch((error: unknown) => {
      const proof = proofOf(error)
      if (proof?.kind !== 'sms') throw error
      bus.emit('auth/otp-wanted', { purpose: 'subscribe', msisdn, retryAfter: 0, proof })
    })
    if (!answer) return
    const { data } = answer
    const code = { msisdn, resendAt: Date.now() + data.retryAfter * 1000 }
    writeStored('msisdn', msisdn)
    setSent(code)
    ask(code)
    renew()
  })

  return {
    subscribe: useOneAtATime(login.call),
    pending: login.status === 'pending',
    /** The browser solves what the server has asked of it. */
    working,
    error: login.error,
    reset: login.reset,
    /** The number that a code was sent to. */
    sentTo: sent?.msisdn,
    askAgain: () => sent && ask(sent),
  }
}
