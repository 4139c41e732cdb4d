import { useEffect, useId, type FormEvent, type RefObject } from 'react'
import { Button, useStyles } from '@yawmi/ui'
import { OtpInput } from '@yawmi/ui/otp-input'
import { useCopy } from '../../copy/use-strings'
import type { OtpFlow } from '../../lib/otp/otp-flow'
import { isWholeCode, type OpenState } from '../../lib/otp/otp-machine'
import { problemText } from '../../lib/otp/otp-problem'
import { otpStyles } from './otp.styles'
import { Resend } from './resend'

export interface OtpFormProps {
  state: OpenState
  flow: OtpFlow
  input: RefObject<HTMLInputElement | null>
  /** Until the code is whole the dialog shows no button, the page one that does nothing (specification, section 2). */
  place: 'dialog' | 'page'
}

/** The code, the button that sends it, and the way to another code. */
export function OtpForm({ state, flow, input, place }: OtpFormProps) {
  const copy = useCopy()
  const classes = useStyles(otpStyles)
  const errorId = useId()
  const { problem, resend, code } = state
  const refused = problem?.kind === 'refused'
  const confirming = state.name === 'confirming'
  const whole = isWholeCode(code)

  // A dialog brings the focus by itself.
  useEffect(() => {
    if (place === 'page') input.current?.focus()
  }, [place, input])
  // The button that was pressed may be gone or at rest now: the next thing to do is the code.
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem, input])
  useEffect(() => {
    if (resend.name === 'resting' && resend.sent) input.current?.focus()
  }, [resend, input])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void flow.submit()
  }

  return (
    <form noValidate onSubmit={submit} className={classes.form}>
      <OtpInput
        ref={input}
        value={code}
        onValueChange={flow.type}
        invalid={refused}
        readOnly={confirming}
        aria-describedby={refused ? errorId : undefined}
      />
      <div id={errorId} role="alert" className={classes.codeError}>
        {refused && problemText(problem, copy)}
      </div>
      <div role="alert" className={classes.general}>
        {problem && !refused && problemText(problem, copy)}
      </div>
      {state.sms && (
        <Button variant="outline" disabled={confirming} onClick={() => flow.showSms(true)}>
          {copy.smsInstead}
        </Button>
      )}
      <div className={classes.submit}>
        {(whole || place === 'page') && (
          <Button type="submit" size="lg" full disabled={!whole} loading={confirming} loadingLabel={copy.otpConfirming}>
            {place === 'page' ? copy.otpConfirm : copy.otpSend}
          </Button>
        )}
      </div>
      <Resend state={state} flow={flow} />
    </form>
  )
}
