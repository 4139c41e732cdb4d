import { ApiError, createApi, UnauthenticatedError, type Api } from '@yawmi/api-client'
import { useConfirm, useHost } from '@yawmi/remote-kit'
import { bearer, forgetSession } from '@yawmi/session'
import { Button, Card, Heading, Text, preloadDialog, useStyles } from '@yawmi/ui'
import { DeleteIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { myAccountStyles } from './my-account.styles'

/** Token of the session whose account was to be deleted, where no answer said whether it was. */
let unanswered: string | undefined

/**
 * Deletes the account. Where the answer to a press before was lost, a session that is refused now says that it was deleted, and is none
 * that expired: the page hears nothing of it.
 * @param createQuietApi makes a client of which the page does not hear
 */
async function deleteOnce(api: Api, createQuietApi: () => Api): Promise<void> {
  const token = bearer()
  const isRepeated = token !== undefined && token === unanswered
  try {
    await (isRepeated ? createQuietApi() : api).deleteSubscriber()
  } catch (error) {
    if (isRepeated && error instanceof UnauthenticatedError) return
    if (error instanceof ApiError && !error.reply) unanswered = token
    throw error
  }
}

/** Erases the account after a question, then signs out here and in every other tab. */
export function DeleteAccount() {
  const { api, apiBase, bus } = useHost()
  const strings = useStrings()
  const confirm = useConfirm()
  const classes = useStyles(myAccountStyles)
  const erase = async () => {
    const erased = await confirm({
      operation: 'delete',
      consequence: strings.deleteNote,
      work: () => deleteOnce(api, () => createApi({ base: apiBase }, { ...bus, emit: () => {} })),
      // Without an answer nobody knows: it may be deleted.
      failure: (error) => (error instanceof ApiError && !error.reply ? strings.deleteUnanswered : strings.deleteFailed),
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
