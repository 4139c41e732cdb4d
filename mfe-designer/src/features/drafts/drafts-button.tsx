import { useState } from 'react'
import type { DesignType } from '@yawmi/contract'
import { IconButton } from '@yawmi/ui'
import { DraftsIcon } from '@yawmi/ui/icons'
import { useCopy } from '../../copy/use-copy'
import { DraftsDialog } from './drafts-dialog'

/** Opens the list of designs in progress. */
export function DraftsButton({ type }: { type: DesignType }) {
  const copy = useCopy()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={copy.drafts} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <DraftsIcon />
      </IconButton>
      <DraftsDialog type={type} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
