import { useEffect, useEffectEvent } from 'react'
import { useBrand, useHost } from '@yawmi/remote-kit'
import { notifyApp, notifyEmbedder } from '../lib/host/notify-host'

/** What a host may fill in for the person: the phone number or the code. */
export interface Prefill {
  msisdn?: string
  otp?: string
}

/** Mounted remotes whose host was notified, by a function that stays the same while one is mounted. */
const notified = new WeakSet<object>()

/**
 * Takes `{ type: 'yawmi:prefill', msisdn?, otp? }` from windows of the origins that the brand allows, and notifies the
 * host that it listens, once for all screens of a sign-in. Nothing is submitted: pressing the buttons is left to the person.
 */
export function useHostPrefill(onPrefill: (prefill: Prefill) => void): void {
  const { allowedOrigins } = useBrand()
  const { onEvent } = useHost()
  const take = useEffectEvent(onPrefill)
  useEffect(() => {
    if (allowedOrigins.length === 0) return
    const receive = ({ origin, data }: MessageEvent<unknown>) => {
      const prefill = allowedOrigins.includes(origin) ? prefillOf(data) : undefined
      if (prefill) take(prefill)
    }
    addEventListener('message', receive)
    if (!notified.has(onEvent)) {
      notifyApp({ type: 'yawmi:ready' })
      notifyEmbedder({ type: 'yawmi:ready' }, allowedOrigins)
    }
    notified.add(onEvent)
    return () => removeEventListener('message', receive)
  }, [allowedOrigins, onEvent])
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

function prefillOf(data: unknown): Prefill | undefined {
  const { type, msisdn, otp } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  return type === 'yawmi:prefill' ? { msisdn: text(msisdn), otp: text(otp) } : undefined
}
