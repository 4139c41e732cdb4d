import { useRef } from 'react'
import { OTP_LENGTH } from '@yawmi/contract'
import { defineStyles, digitsOnly, TextLink, useStyles } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { useHostPrefill } from '../hooks/use-host-prefill'
import { OtpStep } from '../features/otp/otp-step'
import { SentTo } from '../features/otp/sent-to'
import { FlowPage } from '../components/flow-page'
import { PageLink } from '../components/page-link'
import { useConfirmPage } from '../hooks/use-confirm-page'

const styles = defineStyles({ back: { textAlign: 'center' } })

/** /webview/confirm-otp: the code that the register page requested, for the stored number; then the callback page. */
export default function ConfirmOtpScreen() {
  const strings = useStrings()
  const classes = useStyles(styles)
  const input = useRef<HTMLInputElement>(null)
  const { state, flow } = useConfirmPage()
  useHostPrefill(({ otp }) => {
    if (otp) flow.type(digitsOnly(otp, OTP_LENGTH))
  })
  if (!state) return null
  return (
    <FlowPage
      title={state.sms?.shown ? strings.smsTitle : strings.otpTitle}
      text={!state.sms?.shown && <SentTo msisdn={state.challenge.msisdn} />}
    >
      <OtpStep state={state} flow={flow} input={input} variant="page" />
      <p className={classes.back}>
        <TextLink apart render={<PageLink page="webview_register" />}>
          {strings.otpOtherNumber}
        </TextLink>
      </p>
    </FlowPage>
  )
}
