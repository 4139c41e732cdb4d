import { ApiError, UnauthenticatedError } from '@yawmi/api-client'
import { useConfirm, useHost } from '@yawmi/remote-kit'
import { Button, Card, Heading, Text, preloadDialog, useStyles } from '@yawmi/ui'
import { DeleteIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import {
  type Host,
  createApiOfDeleted,
  endDeletedSession,
  forgetDeletion,
  isDeletionUnanswered,
  noteDeletion,
} from '../../lib/deletion'
import { myAccountStyles } from './my-account.styles'

/**
 * Deletes the account. Where the answer to an earlier press was lost, a session that is refused now says that it was deleted, and is none
 * that expired: the page hears nothing of it.
 */
async function deleteOnce(host: Host): Promise<void> {
  const isRepeated = isDeletionUnanswered()
  noteDeletion()
  try {
    await (isRepeated ? createApiOfDeleted(host, () => {}) : host.api).deleteSubscriber()
  } catch (error) {
    if (isRepeated && error instanceof UnauthenticatedError) return
    if (error instanceof ApiError && error.reply) forgetDeletion()
    throw error
  }
}

/** Erases the account after a question, then signs out here and in every other tab. */
export function DeleteAccount() {
  const host = useHost()
  const strings = useStrings()
  const confirm = useConfirm()
  const classes = useStyles(myAccountStyles)
  const erase = async () => {
    const erased = await confirm({
      operation: 'delete',
      consequence: strings.deleteNote,
      work: () => deleteOnce(host),
      // Without an answer nobody knows: it may be deleted.
      failure: (error) => (error instanceof ApiError && !error.reply ? strings.deleteUnanswered : strings.deleteFailed),
    })
    if (erased) endDeletedSession(host)
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
