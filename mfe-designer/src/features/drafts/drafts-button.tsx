import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { useBackToClose } from '@yawmi/remote-kit'
import { Button, Dialog, defineStyles, useStyles } from '@yawmi/ui'
import { AddIcon, DraftsIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { deleteDraft } from '../../studio/draft-storage'
import { listDrafts, type StoredDraft } from '../../studio/drafts'
import { useStudio } from '../../studio/use-studio'
import { DraftTiles } from './draft-tiles'

const styles = defineStyles({
  // Its word stands below the icon, so that a phone's bar has room for it. Doubled, this is the stronger.
  button: { '&&': { flexDirection: 'column', gap: '0', padding: '1', fontSize: 'sm', fontWeight: 'normal' } },
})

/** Opens the list of designs in progress, where another can be begun. */
export function DraftsButton({ type }: { type: DesignType }) {
  const strings = useStrings()
  const studio = useStudio()
  const classes = useStyles(styles)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  useBackToClose(open, close)
  const begin = () => {
    studio.open()
    close()
  }
  return (
    <>
      <Button variant="ghost" className={classes.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
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
        {open && <DraftsList type={type} onChosen={close} />}
      </Dialog>
    </>
  )
}

/** The designs in progress of one kind: the studio goes on with the chosen one. */
export function DraftsList({ type, onChosen }: { type: DesignType; onChosen: () => void }) {
  const studio = useStudio()
  const [drafts, setDrafts] = useState(() => listDrafts(type))
  const current = studio.view().draft
  const choose = (draft: StoredDraft) => {
    if (draft.id !== current) studio.open(draft)
    onChosen()
  }
  const remove = ({ id }: StoredDraft) => {
    // Opening another first: leaving the one that is open would keep it once more.
    if (id === studio.view().draft) studio.open()
    deleteDraft(type, id)
    setDrafts(listDrafts(type))
  }
  return <DraftTiles drafts={drafts} current={current} onChoose={choose} onRemove={remove} />
}
