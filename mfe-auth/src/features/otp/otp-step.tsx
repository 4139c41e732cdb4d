import { lazy, Suspense } from 'react'
import { Spinner } from '@yawmi/ui'
import { OtpForm, type OtpFormProps } from './otp-form'

/** Seldom needed, so loaded on demand, with one retry. */
const load = () => import('./sms/sms-step')
const SmsStep = lazy(() => load().catch(load))

/** The code, or the message that the server demands in its place. */
export const OtpStep = (props: OtpFormProps) => {
  const { state, flow } = props
  if (!state.sms?.shown) return <OtpForm {...props} />
  return (
    <Suspense fallback={<Spinner />}>
      <SmsStep msisdn={state.challenge.msisdn} sms={state.sms} flow={flow} />
    </Suspense>
  )
}
