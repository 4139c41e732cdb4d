import { Button, cx, useStyles } from '@yawmi/ui'
import { useCopy } from '../../copy/use-strings'
import type { OtpFlow } from '../../lib/otp/otp-flow'
import type { OpenState } from '../../lib/otp/otp-machine'
import { otpStyles } from './otp.styles'
import { clockText, useCountdown } from '../../hooks/use-countdown'

/** While it waits for its time it is quiet text: the clock below says why. */
const resting = { '&:disabled:not([data-loading])': { backgroundColor: 'transparent', borderColor: 'transparent' } }

/** «لم يصلك الرمز؟», the way to another one, and how long until then. */
export function Resend({ state, flow }: { state: OpenState; flow: OtpFlow }) {
  const copy = useCopy()
  const classes = useStyles(otpStyles)
  const left = useCountdown(state.resendAt)
  const { resend } = state
  return (
    <div>
      <div className={classes.resend}>
        <span className={classes.quiet}>{copy.otpNotReceived}</span>
        <Button
          variant="ghost"
          css={resting}
          disabled={left > 0 || state.name === 'confirming'}
          loading={resend.name === 'sending'}
          loadingLabel={copy.otpResending}
          onClick={() => void flow.resend()}
        >
          {copy.otpResend}
        </Button>
      </div>
      <div className={classes.word}>
        {left > 0 && (
          <>
            {copy.otpResendIn}{' '}
            <bdi dir="ltr" className={classes.clock}>
              {clockText(left)}
            </bdi>
          </>
        )}
      </div>
      <div role="status" className={cx(classes.word, classes.success)}>
        {resend.name === 'resting' && resend.sent && copy.otpResent}
      </div>
    </div>
  )
}
