import { Button, cx, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import type { OtpFlow } from '../../lib/otp/otp-flow'
import type { OpenState } from '../../lib/otp/otp-machine'
import { otpStyles } from './otp.styles'
import { clockText, useCountdown } from '../../hooks/use-countdown'

/** «لم يصلك الرمز؟», the button for another one, and the time until then. */
export function Resend({ state, flow }: { state: OpenState; flow: OtpFlow }) {
  const strings = useStrings()
  const classes = useStyles(otpStyles)
  const left = useCountdown(state.resendAt)
  const { resend } = state
  return (
    <div>
      <div className={classes.resend}>
        <span className={classes.muted}>{strings.otpNotReceived}</span>
        <Button
          variant="ghost"
          className={classes.waiting}
          disabled={left > 0 || state.name === 'confirming'}
          loading={resend.name === 'sending'}
          loadingLabel={strings.otpResending}
          onClick={() => void flow.resend()}
        >
          {strings.otpResend}
        </Button>
      </div>
      <div className={classes.note}>
        {left > 0 && (
          <>
            {strings.otpResendIn}{' '}
            <bdi dir="ltr" className={classes.clock}>
              {clockText(left)}
            </bdi>
          </>
        )}
      </div>
      <div role="status" className={cx(classes.note, classes.success)}>
        {resend.name === 'resting' && resend.sent && strings.otpResent}
      </div>
    </div>
  )
}
