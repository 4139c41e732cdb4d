import { useState, useSyncExternalStore } from 'react'
import { createOtpFlow, type OtpFlow, type OtpFlowParts } from '../lib/otp/otp-flow'
import type { OtpState } from '../lib/otp/otp-machine'
import { useWebOtp } from './use-web-otp'

/** One flow for the component's lifetime and its state; the code is taken out of the SMS where the browser can. */
export function useOtpFlow(parts: () => OtpFlowParts): [OtpState, OtpFlow] {
  const [flow] = useState(() => createOtpFlow(parts()))
  const state = useSyncExternalStore(flow.subscribe, flow.state)
  const awaited = state.name === 'entering' ? `${state.challenge.msisdn} ${state.resendAt}` : undefined
  useWebOtp(awaited, flow.type)
  return [state, flow]
}
