import { useEffect, useRef } from 'react'
import { useBrand, useHost } from '@yawmi/remote-kit'
import { tellApp, tellFramer } from '../lib/host/notify-host'

/** What a host may fill in ahead of the person: the phone number or the code. */
export interface Prefill {
  msisdn?: string
  otp?: string
}

/** Mountings whose host was told that the page can hear: by what stays the same as long as one stands. */
const told = new WeakSet<object>()

/**
 * Takes `{ type: 'yawmi:prefill', msisdn?, otp? }` from windows of the origins that the brand allows, and tells the
 * host once, however many screens of a sign-in take it, that the page can hear. Nothing is sent for the person: the buttons stay theirs.
 */
export function useHostPrefill(onPrefill: (prefill: Prefill) => void): void {
  const { allowedOrigins } = useBrand()
  const { onEvent } = useHost()
  const report = useRef(onPrefill)
  report.current = onPrefill
  useEffect(() => {
    if (allowedOrigins.length === 0) return
    const hear = ({ origin, data }: MessageEvent<unknown>) => {
      const prefill = allowedOrigins.includes(origin) ? prefillOf(data) : undefined
      if (prefill) report.current(prefill)
    }
    addEventListener('message', hear)
    if (!told.has(onEvent)) {
      tellApp({ type: 'yawmi:ready' })
      tellFramer({ type: 'yawmi:ready' }, allowedOrigins)
    }
    told.add(onEvent)
    return () => removeEventListener('message', hear)
  }, [allowedOrigins, onEvent])
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

function prefillOf(data: unknown): Prefill | undefined {
  const { type, msisdn, otp } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  return type === 'yawmi:prefill' ? { msisdn: text(msisdn), otp: text(otp) } : undefined
}
