import { useRef } from 'react'
import { OTP_LENGTH } from '@yawmi/contract'
import { defineStyles, digitsOnly, TextLink, useStyles } from '@yawmi/ui'
import { useCopy } from '../copy/use-strings'
import { useHostPrefill } from '../hooks/use-host-prefill'
import { OtpStep } from '../features/otp/otp-step'
import { SentTo } from '../features/otp/sent-to'
import { FlowPage } from '../components/flow-page'
import { PageLink } from '../components/page-link'
import { useConfirmPage } from '../hooks/use-confirm-page'

const styles = defineStyles({ back: { textAlign: 'center' } })

/** The code that the register page sent, for the stored number; from here to the callback page. */
export default function ConfirmOtpScreen() {
  const copy = useCopy()
  const classes = useStyles(styles)
  const input = useRef<HTMLInputElement>(null)
  const { state, flow } = useConfirmPage()
  useHostPrefill(({ otp }) => {
    if (otp) flow.type(digitsOnly(otp, OTP_LENGTH))
  })
  if (!state) return null
  return (
    <FlowPage
      title={state.sms?.shown ? copy.smsTitle : copy.otpTitle}
      text={!state.sms?.shown && <SentTo msisdn={state.challenge.msisdn} />}
    >
      <OtpStep state={state} flow={flow} input={input} place="page" />
      <p className={classes.back}>
        <TextLink apart render={<PageLink page="webview_register" />}>
          {copy.otpOtherNumber}
        </TextLink>
      </p>
    </FlowPage>
  )
}
