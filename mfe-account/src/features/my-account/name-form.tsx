import { useState, type FormEvent } from 'react'
import { ServerError, ValidationError, refusalText } from '@yawmi/api-client'
import { useApi, useBus } from '@yawmi/remote-kit'
import { useMutation } from '@yawmi/remote-kit/query'
import { Button, TextField, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { rename } from '../../lib/subscriber.resource'
import { myAccountStyles } from './my-account.styles'

/** Most letters that the server takes for a name. */
const LONGEST = 60

/** The user's name. Who has none yet gives one with «حفظ»; who has one changes it with «تعديل البيانات». */
export function NameForm({ name }: { name: string | null }) {
  const api = useApi()
  const strings = useStrings()
  const classes = useStyles(myAccountStyles)
  const bus = useBus()
  const [draft, setDraft] = useState(name ?? '')
  const [missing, setMissing] = useState(false)
  const update = useMutation({
    mutationFn: (newName: string) => rename(api, newName),
    onSuccess: () => bus.emit('alert/success', { title: strings.nameUpdated }),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const newName = draft.trim()
    setMissing(!newName)
    if (newName && !update.isPending) update.mutate(newName)
  }
  const type = (value: string) => {
    setDraft(value)
    setMissing(false)
    if (update.isError) update.reset()
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextField
        label={strings.userName}
        name="name"
        autoComplete="name"
        dir="auto"
        maxLength={LONGEST}
        value={draft}
        onChange={(event) => type(event.target.value)}
        hint={name ? undefined : strings.userNameHint}
        error={missing ? strings.nameMissing : failureText(update.error, strings.updateFailed)}
      />
      <div className={classes.actions}>
        <Button type="submit" loading={update.isPending} loadingLabel={strings.saving}>
          {name ? strings.edit : strings.save}
        </Button>
      </div>
    </form>
  )
}

/** The server's own text for the name; a fault of the server opens the page's alert and clears the field's. */
function failureText(error: Error | null, otherwise: string): string | undefined {
  if (!error) return undefined
  if (error instanceof ValidationError) return refusalText('updateSubscriber', error) ?? otherwise
  return error instanceof ServerError ? undefined : otherwise
}
