import { useEffect, useId, useRef, useState } from 'react'
import { dictionary } from '@yawmi/remote-kit'
import { Button, LinkButton, Spinner, Text, useStyles } from '@yawmi/ui'
import { writeClipboard } from '@yawmi/ui/write-clipboard'
import { useStrings } from '../../../copy/use-strings'
import { clockText, useCountdown } from '../../../hooks/use-countdown'
import type { OtpFlow } from '../../../lib/otp/otp-flow'
import { problemText } from '../../../lib/otp/otp-problem'
import type { SmsProof } from '../../../lib/otp/sms-proof'
import { ar } from './copy/ar'
import { MessageText } from './message-text'
import { smsLink } from './sms-link'
import { smsStyles } from './sms-step.styles'
import { useSmsConfirmation } from './use-sms-confirmation'

const useSmsStrings = dictionary('auth', ar)

/** A desktop has no messages app: there the phone is another device. */
const isTouchDevice = () => navigator.maxTouchPoints > 0

/** Shows what to send and from which number, and goes on by itself when the message has arrived. */
export default function SmsStep({ msisdn, sms, flow }: { msisdn: string; sms: SmsProof; flow: OtpFlow }) {
  const smsStrings = useSmsStrings()
  const strings = useStrings()
  const classes = useStyles(smsStyles)
  const { problem, retry } = useSmsConfirmation(msisdn, sms, flow)
  const [firstToken] = useState(sms.token)
  const [copied, setCopied] = useState<boolean>()
  const step = useRef<HTMLDivElement>(null)
  const whyId = useId()
  const left = useCountdown(sms.expiresAt)

  // The focused element is gone, as the button for another try is later; with the focus here the instructions are read out.
  const isHalted = retry !== undefined
  useEffect(() => {
    if (!isHalted) step.current?.focus()
  }, [isHalted])

  return (
    <div ref={step} role="group" tabIndex={-1} aria-labelledby={whyId} className={classes.step}>
      <Text id={whyId}>{smsStrings.smsWhy}</Text>
      <dl className={classes.facts}>
        <div>
          <dt>{smsStrings.smsFrom}</dt>
          <dd>
            <bdi dir="ltr">{msisdn}</bdi>
          </dd>
        </div>
        <div>
          <dt>{smsStrings.smsTo}</dt>
          <dd className={classes.to}>
            <bdi dir="ltr">{sms.to}</bdi>
          </dd>
        </div>
        <div className={classes.message}>
          <dt>{smsStrings.smsText}</dt>
          <dd>
            <MessageText sms={sms} className={classes.token} />
          </dd>
        </div>
      </dl>
      <div className={classes.buttons}>
        {isTouchDevice() && (
          <LinkButton size="lg" full href={smsLink(sms)}>
            {smsStrings.smsSend}
          </LinkButton>
        )}
        <Button variant="outline" full onClick={() => void writeClipboard(sms.text).then(setCopied)}>
          {smsStrings.smsCopy}
        </Button>
        <div role="status" className={classes.copied}>
          {copied !== undefined && (copied ? smsStrings.smsCopied : smsStrings.smsCopyByHand)}
        </div>
      </div>
      <p className={classes.warning}>{smsStrings.smsWarning}</p>
      <div role="status" className={classes.waiting}>
        {sms.token !== firstToken && <p>{smsStrings.smsRenewed}</p>}
        {problem && <p className={classes.problem}>{problemText(problem, strings)}</p>}
        {!retry && (
          <p className={classes.row}>
            <Spinner size={20} />
            {smsStrings.smsWaiting}
          </p>
        )}
      </div>
      {retry && (
        <Button variant="outline" full onClick={retry}>
          {smsStrings.smsRetry}
        </Button>
      )}
      {!retry && left > 0 && (
        <p className={classes.clock}>
          {smsStrings.smsExpiresIn} <bdi dir="ltr">{clockText(left)}</bdi>
        </p>
      )}
      {!sms.demanded && (
        <Button variant="ghost" onClick={() => flow.showSms(false)}>
          {strings.haveCode}
        </Button>
      )}
    </div>
  )
}
