import { useEffect } from 'react'
import { ValidationError } from '@yawmi/api-client'
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
export function ChangeSubscription({ change }: { change: Change }) {
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
  const ask = async () => {
    let sent: OtpSent | undefined
    const confirmed = await confirm({
      operation: change,
      consequence: leaving ? strings.cancelConsequence : strings.renewConsequence,
      work: async () => {
        const subscriber = readStored('subscriber_id')
        sent = await (leaving ? api.unsubscribe(subscriber) : api.activate(subscriber, brand))
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
