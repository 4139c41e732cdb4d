import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { Button, defineStyles, useStyles } from '@yawmi/ui'
import { DraftsIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { DraftsDialog } from './drafts-dialog'

const styles = defineStyles({
  // Its word stands below the icon, so that a phone's bar has room for it. Doubled, this is the stronger.
  button: { '&&': { flexDirection: 'column', gap: '0', padding: '1', fontSize: 'sm', fontWeight: 'normal' } },
})

/** Opens the list of designs in progress. */
export function DraftsButton({ type }: { type: DesignType }) {
  const strings = useStrings()
  const classes = useStyles(styles)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" className={classes.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <DraftsIcon size={20} />
        {strings.drafts}
      </Button>
      <DraftsDialog type={type} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
