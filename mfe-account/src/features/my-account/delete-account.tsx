import { useApi, useBus, useConfirm } from '@yawmi/remote-kit'
import { forgetSession } from '@yawmi/session'
import { Button, Card, Heading, Text, preloadDialog, useStyles } from '@yawmi/ui'
import { DeleteIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { myAccountStyles } from './my-account.styles'

/** Erases the account after a question, then signs out here and in every other tab. */
export function DeleteAccount() {
  const api = useApi()
  const bus = useBus()
  const strings = useStrings()
  const confirm = useConfirm()
  const classes = useStyles(myAccountStyles)
  const erase = async () => {
    const erased = await confirm({
      operation: 'delete',
      consequence: strings.deleteNote,
      work: () => api.deleteSubscriber(),
      failure: () => strings.deleteFailed,
    })
    if (!erased) return
    forgetSession()
    bus.emit('auth/signed-out', { reason: 'deleted' })
  }
  return (
    <Card as="section" className={classes.section}>
      <Heading level={2} fontSize="xl">
        {strings.deleteTitle}
      </Heading>
      <Text tone="quiet">{strings.deleteNote}</Text>
      <Button
        variant="outline"
        dangerous
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => void erase()}
      >
        <DeleteIcon size={20} />
        {strings.deleteAccount}
      </Button>
    </Card>
  )
}
