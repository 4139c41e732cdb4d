import { useState } from 'react'
import { useApi, useBus } from '@yawmi/remote-kit'
import { useMutation } from '@yawmi/remote-kit/query'
import { forgetSession } from '@yawmi/session'
import { Button, Card, Heading, Text, preloadDialog, useStyles } from '@yawmi/ui'
import { DeleteIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-copy'
import { ConfirmDialog } from '../confirm/confirm-dialog'
import { myAccountStyles } from './my-account.styles'

/** Erases the account after a question, then signs out here and in every other tab. */
export function DeleteAccount() {
  const api = useApi()
  const bus = useBus()
  const copy = useCopy()
  const classes = useStyles(myAccountStyles)
  const [asking, setAsking] = useState(false)
  const erase = useMutation({
    mutationFn: () => api.deleteSubscriber(),
    onSuccess: () => {
      setAsking(false)
      forgetSession()
      bus.emit('auth/signed-out', { reason: 'deleted' })
    },
  })
  const ask = () => {
    erase.reset()
    setAsking(true)
  }
  return (
    <Card as="section" className={classes.section}>
      <Heading level={2} fontSize="xl">
        {copy.deleteTitle}
      </Heading>
      <Text tone="quiet">{copy.deleteNote}</Text>
      <Button variant="outline" color="danger" onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={ask}>
        <DeleteIcon size={20} />
        {copy.deleteAccount}
      </Button>
      <ConfirmDialog
        open={asking}
        question={copy.deleteQuestion}
        consequence={copy.deleteNote}
        dangerous
        busy={erase.isPending}
        failure={erase.isError ? copy.deleteFailed : undefined}
        onYes={() => erase.mutate()}
        onNo={() => setAsking(false)}
      />
    </Card>
  )
}
