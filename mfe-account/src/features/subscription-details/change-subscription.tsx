import { useEffect, useState } from 'react'
import { ValidationError } from '@yawmi/api-client'
import { watchForCode } from '@yawmi/api-client/watch-for-code'
import type { OtpSent } from '@yawmi/contract'
import { useApi, useBrand, useBus, useConfirm } from '@yawmi/remote-kit'
import { readStored } from '@yawmi/session'
import { Button, preloadDialog, useStyles } from '@yawmi/ui'
import type { Strings } from '../../copy/ar'
import { useStrings } from '../../copy/use-strings'
import { refetchSubscriber } from '../../lib/subscriber.resource'
import { subscriptionStyles } from './subscription.styles'

type Change = 'unsubscribe' | 'activate'

/** Cancels or renews: a question, a code sent, the page's OTP dialog; when the code is confirmed the data is asked for anew. */
export function ChangeSubscription({ change, phone }: { change: Change; phone: string }) {
  const api = useApi()
  const { id: brand } = useBrand()
  const bus = useBus()
  const strings = useStrings()
  const confirm = useConfirm()
  const classes = useStyles(subscriptionStyles)
  useEffect(
    () => bus.on('auth/otp-confirmed', ({ purpose }) => void (purpose === change && refetchSubscriber())),
    [bus, change],
  )
  const leaving = change === 'unsubscribe'
  /** Of each change its own: a code is good for what it was sent for. */
  const [codes] = useState(() => ({ unsubscribe: watchForCode(), activate: watchForCode() }))
  const send = async (): Promise<Pick<OtpSent, 'data'>> => {
    const subscriber = readStored('subscriber_id')
    try {
      const sent = await (leaving ? api.unsubscribe(subscriber) : api.activate(subscriber, brand))
      codes[change].sent(phone)
      return sent
    } catch (error) {
      const answered = codes[change].answerTo(phone, error)
      if (!answered) throw error
      return answered
    }
  }
  const ask = async () => {
    let sent: Pick<OtpSent, 'data'> | undefined
    const confirmed = await confirm({
      operation: change,
      consequence: leaving ? strings.cancelConsequence : strings.renewConsequence,
      work: async () => {
        sent = await send()
      },
      failure: (error) => failureText(error, strings),
    })
    if (confirmed && sent) bus.emit('auth/otp-wanted', { purpose: change, ...sent.data })
  }
  return (
    <Button
      className={classes.action}
      variant={leaving ? 'outline' : 'accent'}
      dangerous={leaving}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={() => void ask()}
    >
      {leaving ? strings.cancelSubscription : strings.renewSubscription}
    </Button>
  )
}

/** A refusal to send says when to come back; the server's sentence is for the reader. */
const failureText = (error: unknown, strings: Strings) =>
  (error instanceof ValidationError && error.reply?.message) || strings.codeNotSent
