import { useEffect, useId, useRef, useState } from 'react'
import { writeClipboard } from '@yawmi/ui/write-clipboard'
import type { OtpFlow } from '../../../lib/otp/otp-flow'
import { ar } from './copy/ar'
import { MessageText } from './message-text'
import { smsLink } from './sms-link'
import type { SmsKit } from './sms-kit'
import type { SmsProof } from '../../../lib/otp/sms-proof'
import { SMS_STYLES } from './sms-step.styles'
import { smsAnswer } from './use-sms-answer'

/** A desk has no messages to open: there the phone lies beside it. */
const isTouched = () => navigator.maxTouchPoints > 0

interface SmsStepProps {
  msisdn: string
  sms: SmsProof
  flow: OtpFlow
}

/** Makes the step: says what to send from where, and waits for it; goes on by itself when the message has come. */
export function smsStep(kit: SmsKit) {
  const { Button, LinkButton, Spinner, Text, clockText, phoneText, problemText } = kit
  const { useCopy, useCountdown, useStyles } = kit
  const useSmsCopy = kit.dictionary('auth', ar)
  const useSmsAnswer = smsAnswer(kit)
  const smsStyles = kit.defineStyles(SMS_STYLES)

  return function SmsStep({ msisdn, sms, flow }: SmsStepProps) {
    const words = useSmsCopy()
    const copy = useCopy()
    const classes = useStyles(smsStyles)
    const { problem, again } = useSmsAnswer(msisdn, sms, flow)
    const [firstToken] = useState(sms.token)
    const [copied, setCopied] = useState<boolean>()
    const step = useRef<HTMLDivElement>(null)
    const whyId = useId()
    const left = useCountdown(sms.expiresAt)

    // What had the focus is gone: what is to be done now is read out.
    useEffect(() => step.current?.focus(), [])

    return (
      <div ref={step} role="group" tabIndex={-1} aria-labelledby={whyId} className={classes.step}>
        <Text id={whyId}>{words.smsWhy}</Text>
        <dl className={classes.facts}>
          <div>
            <dt>{words.smsFrom}</dt>
            <dd>
              <bdi dir="ltr">{phoneText(msisdn)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{words.smsTo}</dt>
            <dd className={classes.to}>
              <bdi dir="ltr">{sms.to}</bdi>
            </dd>
          </div>
          <div className={classes.message}>
            <dt>{words.smsText}</dt>
            <dd>
              <MessageText sms={sms} className={classes.token} />
            </dd>
          </div>
        </dl>
        <div className={classes.buttons}>
          {isTouched() && (
            <LinkButton size="lg" full href={smsLink(sms)}>
              {words.smsSend}
            </LinkButton>
          )}
          <Button variant="outline" full onClick={() => void writeClipboard(sms.text).then(setCopied)}>
            {words.smsCopy}
          </Button>
          <div role="status" className={classes.copied}>
            {copied !== undefined && (copied ? words.smsCopied : words.smsCopyByHand)}
          </div>
        </div>
        <p className={classes.warning}>{words.smsWarning}</p>
        <div role="status" className={classes.waiting}>
          {sms.token !== firstToken && <p>{words.smsRenewed}</p>}
          {problem && <p className={classes.problem}>{problemText(problem, copy)}</p>}
          {!again && (
            <p className={classes.row}>
              <Spinner size={20} />
              {words.smsWaiting}
            </p>
          )}
        </div>
        {again && (
          <Button variant="outline" full onClick={again}>
            {words.smsRetry}
          </Button>
        )}
        {!again && left > 0 && (
          <p className={classes.clock}>
            {words.smsExpiresIn} <bdi dir="ltr">{clockText(left)}</bdi>
          </p>
        )}
        {!sms.demanded && (
          <Button variant="ghost" onClick={() => flow.showSms(false)}>
            {copy.haveCode}
          </Button>
        )}
      </div>
    )
  }
}
