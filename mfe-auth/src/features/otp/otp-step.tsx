import { lazy, Suspense } from 'react'
import { Spinner } from '@yawmi/ui'
import { SMS_KIT } from './sms/sms-kit'
import { OtpForm, type OtpFormProps } from './otp-form'

/** Seldom wanted: its code comes when it is, and is asked for twice. */
const load = () => import('./sms/sms-step')
const SmsStep = lazy(() =>
  load()
    .catch(load)
    .then(({ smsStep }) => ({ default: smsStep(SMS_KIT) })),
)

/** The code, or the message that the server wants in its place. */
export const OtpStep = (props: OtpFormProps) => {
  const { state, flow } = props
  if (!state.sms?.shown) return <OtpForm {...props} />
  return (
    <Suspense fallback={<Spinner />}>
      <SmsStep msisdn={state.challenge.msisdn} sms={state.sms} flow={flow} />
    </Suspense>
  )
}
