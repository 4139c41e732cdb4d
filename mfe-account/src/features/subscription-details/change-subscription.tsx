import { useEffect, useState } from 'react'
import { ValidationError } from '@yawmi/api-client'
import { useApi, useBus } from '@yawmi/remote-kit'
import { useMutation } from '@yawmi/remote-kit/query'
import { readStored } from '@yawmi/session'
import { Button, preloadDialog, useStyles } from '@yawmi/ui'
import type { AccountCopy } from '../../copy/ar'
import { useCopy } from '../../copy/use-copy'
import { ConfirmDialog } from '../confirm/confirm-dialog'
import { refetchSubscriber } from '../subscriber/subscriber.resource'
import { subscriptionStyles } from './subscription.styles'

type Change = 'unsubscribe' | 'activate'

const words = (copy: AccountCopy, change: Change) =>
  change === 'unsubscribe'
    ? { action: copy.cancelSubscription, question: copy.cancelQuestion, consequence: copy.cancelConsequence }
    : { action: copy.renewSubscription, question: copy.renewQuestion, consequence: copy.renewConsequence }

/** Cancels or renews: a question, a code sent, the page's OTP dialog; when the code is confirmed the data is asked for anew. */
export function ChangeSubscription({ change }: { change: Change }) {
  const api = useApi()
  const bus = useBus()
  const copy = useCopy()
  const classes = useStyles(subscriptionStyles)
  const [asking, setAsking] = useState(false)
  const { action, question, consequence } = words(copy, change)
  const sendCode = useMutation({
    mutationFn: () => api[change](readStored('subscriber_id')),
    onSuccess: ({ data }) => {
      setAsking(false)
      bus.emit('auth/otp-wanted', { purpose: change, ...data })
    },
  })
  useEffect(
    () => bus.on('auth/otp-confirmed', ({ purpose }) => void (purpose === change && refetchSubscriber())),
    [bus, change],
  )
  const ask = () => {
    sendCode.reset()
    setAsking(true)
  }
  const leaving = change === 'unsubscribe'
  return (
    <>
      <Button
        className={classes.action}
        variant={leaving ? 'outline' : 'accent'}
        color={leaving ? 'danger' : undefined}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={ask}
      >
        {action}
      </Button>
      <ConfirmDialog
        open={asking}
        question={question}
        consequence={consequence}
        dangerous={leaving}
        busy={sendCode.isPending}
        failure={sendCode.error ? failureText(sendCode.error, copy) : undefined}
        onYes={() => sendCode.mutate()}
        onNo={() => setAsking(false)}
      />
    </>
  )
}

/** A refusal to send says when to come back; the server's sentence is for the reader. */
const failureText = (error: Error, copy: AccountCopy) =>
  (error instanceof ValidationError && error.reply?.message) || copy.codeNotSent
