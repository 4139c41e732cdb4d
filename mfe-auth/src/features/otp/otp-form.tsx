import { useEffect, useId, type FormEvent, type RefObject } from 'react'
import { Button, useStyles } from '@yawmi/ui'
import { OtpInput } from '@yawmi/ui/otp-input'
import { useStrings } from '../../copy/use-strings'
import type { OtpFlow } from '../../lib/otp/otp-flow'
import { isCompleteCode, type OpenState } from '../../lib/otp/otp-machine'
import { problemText } from '../../lib/otp/otp-problem'
import { otpStyles } from './otp.styles'
import { Resend } from './resend'

export interface OtpFormProps {
  state: OpenState
  flow: OtpFlow
  input: RefObject<HTMLInputElement | null>
  /** Until the code is complete the dialog has no button, the page an inactive one (specification, section 2). */
  variant: 'dialog' | 'page'
}

/** The code, the button that submits it, and the button for another code. */
export function OtpForm({ state, flow, input, variant }: OtpFormProps) {
  const strings = useStrings()
  const classes = useStyles(otpStyles)
  const errorId = useId()
  const { problem, resend, code } = state
  const refused = problem?.kind === 'refused'
  const confirming = state.name === 'confirming'
  const complete = isCompleteCode(code)

  // A dialog that opens moves the focus by itself; who comes back from the message has pressed a button that is gone.
  const focuses = variant === 'page' || state.sms !== undefined
  useEffect(() => {
    if (focuses) input.current?.focus()
  }, [focuses, input])
  // The dialog that shows the loading may end after this one has begun: its trap leaves the focus on this dialog itself.
  useEffect(() => {
    const dialog = input.current?.closest('[role=dialog]')
    const moveOn = ({ target }: Event) => target === dialog && input.current?.focus()
    dialog?.addEventListener('focusin', moveOn)
    return () => dialog?.removeEventListener('focusin', moveOn)
  }, [input])
  // The button that was pressed may be gone or disabled now; the code is what to enter next.
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
        {refused && problemText(problem, strings)}
      </div>
      <div role="alert" className={classes.general}>
        {problem && !refused && problemText(problem, strings)}
      </div>
      {state.sms && (
        <Button variant="outline" disabled={confirming} onClick={() => flow.showSms(true)}>
          {strings.smsInstead}
        </Button>
      )}
      <div className={classes.submit}>
        {(complete || variant === 'page') && (
          <Button
            type="submit"
            size="lg"
            full
            disabled={!complete}
            loading={confirming}
            loadingLabel={strings.otpConfirming}
          >
            {variant === 'page' ? strings.otpConfirm : strings.otpSend}
          </Button>
        )}
      </div>
      <Resend state={state} flow={flow} />
    </form>
  )
}
