import { useEffect, useRef, useState, type FormEvent } from 'react'
import { DESIGN_NAME_MAX, type SavedDesign } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { queryClient, useMutation } from '@yawmi/remote-kit/query'
import { Button, TextField, defineStyles, useStyles, useToast } from '@yawmi/ui'
import { useSavedStrings } from './copy/use-strings'
import { SAVED_KEY } from '../../lib/saved/saved-key'

const styles = defineStyles({
  form: { display: 'grid', gap: '3' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '2' },
})

interface RenameFormProps {
  design: SavedDesign
  /** The name that is there to be changed. */
  name: string
  /** With the design under its new name; with none where nothing has changed. */
  onDone: (renamed?: SavedDesign) => void
}

/** The field for another name of a saved design. */
export function RenameForm({ design, name, onDone }: RenameFormProps) {
  const api = useApi()
  const strings = useSavedStrings()
  const classes = useStyles(styles)
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(name)
  useEffect(() => {
    // Not every browser focuses what it selects.
    field.current?.focus()
    field.current?.select()
  }, [])
  const rename = useMutation({
    mutationFn: async () => (await api.renameSavedDesign(design.uuid, value.trim())).data,
    onSuccess: async (renamed) => {
      toast(strings.savedRenamed, 'success')
      onDone(renamed)
      await queryClient.invalidateQueries({ queryKey: SAVED_KEY })
    },
    onError: () => toast(strings.renameFailed, 'error'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() === name) onDone()
    else if (value.trim() && !rename.isPending) rename.mutate()
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        ref={field}
        label={strings.savedName}
        value={value}
        maxLength={DESIGN_NAME_MAX}
        required
        dir="auto"
        onChange={({ target }) => setValue(target.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={rename.isPending} loadingLabel={strings.saveName} disabled={!value.trim()}>
          {strings.saveName}
        </Button>
        <Button variant="ghost" onClick={() => onDone()}>
          {strings.cancel}
        </Button>
      </div>
    </form>
  )
}
