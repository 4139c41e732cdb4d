import { useApi, useBus, useConfirm } from '@yawmi/remote-kit'
import { forgetSession } from '@yawmi/session'
import { Button, Card, Heading, Text, preloadDialog, useStyles } from '@yawmi/ui'
import { DeleteIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-copy'
import { myAccountStyles } from './my-account.styles'

/** Erases the account after a question, then signs out here and in every other tab. */
export function DeleteAccount() {
  const api = useApi()
  const bus = useBus()
  const copy = useCopy()
  const confirm = useConfirm()
  const classes = useStyles(myAccountStyles)
  const erase = async () => {
    const erased = await confirm({
      operation: 'delete',
      consequence: copy.deleteNote,
      work: () => api.deleteSubscriber(),
      failure: () => copy.deleteFailed,
    })
    if (!erased) return
    forgetSession()
    bus.emit('auth/signed-out', { reason: 'deleted' })
  }
  return (
    <Card as="section" className={classes.section}>
      <Heading level={2} fontSize="xl">
        {copy.deleteTitle}
      </Heading>
      <Text tone="quiet">{copy.deleteNote}</Text>
      <Button
        variant="outline"
        color="danger"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => void erase()}
      >
        <DeleteIcon size={20} />
        {copy.deleteAccount}
      </Button>
    </Card>
  )
}
