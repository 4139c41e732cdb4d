import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { useBackToClose } from '@yawmi/remote-kit'
import { Button, Dialog, defineStyles, useStyles, useToast } from '@yawmi/ui'
import { AddIcon, DraftsIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { useStudio } from '../../studio/use-studio'
import type { DraftsList } from './drafts-list'

const styles = defineStyles({
  // Its word stands below the icon, so that a phone's bar has room for it. Doubled, this is the stronger.
  button: {
    '&&': { flexDirection: 'column', gap: '0', padding: '1', fontSize: 'sm', fontWeight: 'normal' },
    // With letters twice as large a small phone has room for the icon alone.
    '@media (max-width: 17em)': { '&&': { fontSize: '0' } },
  },
})

/** Opens the list of designs in progress, where another can be begun. */
export function DraftsButton({ type }: { type: DesignType }) {
  const strings = useStrings()
  const studio = useStudio()
  const classes = useStyles(styles)
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [List, setList] = useState<typeof DraftsList>()
  const close = () => setOpen(false)
  useBackToClose(open, close)
  // Its code comes with the first press; should it not come, another press tries again.
  const show = () =>
    import('./drafts-list').then(
      (module) => {
        setList(() => module.DraftsList)
        setOpen(true)
      },
      () => toast(strings.draftsFailed, 'error'),
    )
  const begin = () => {
    studio.open()
    close()
  }
  return (
    <>
      <Button variant="ghost" className={classes.button} aria-haspopup="dialog" onClick={() => void show()}>
        <DraftsIcon size={20} />
        {strings.drafts}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={strings.drafts}
        size="lg"
        footer={
          <Button onClick={begin}>
            <AddIcon size={20} />
            {strings.newDesign}
          </Button>
        }
      >
        {open && List && <List type={type} onChosen={close} />}
      </Dialog>
    </>
  )
}
