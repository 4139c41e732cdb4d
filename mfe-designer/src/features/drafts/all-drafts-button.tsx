import { useState, type ComponentType } from 'react'
import { useBackToClose } from '@yawmi/remote-kit'
import { Button, Dialog, useRendered, useToast } from '@yawmi/ui'
import { DraftsIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { hasDrafts } from '../../studio/has-drafts'

type List = ComponentType<{ leave: () => Promise<void> }>

/**
 * The way to the designs in progress from outside the studio; it is there while this device keeps any. What draws them
 * comes when they are asked for; should it not come, a notice says so, and another press tries again.
 */
export function AllDraftsButton() {
  const strings = useStrings()
  const toast = useToast()
  const isRendered = useRendered()
  const [any, setAny] = useState(hasDrafts)
  const [open, setOpen] = useState(false)
  const [List, setList] = useState<List>()
  const close = () => {
    setOpen(false)
    setAny(hasDrafts())
  }
  const leave = useBackToClose(open, close)
  const show = () =>
    import('./all-drafts').then(
      ({ AllDrafts }) => {
        setList(() => AllDrafts)
        setOpen(true)
      },
      () => toast(strings.draftsFailed, 'error'),
    )
  // What is on the device is no part of what the server renders.
  if (!any || isRendered) return null
  return (
    <>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => void show()}>
        <DraftsIcon size={20} />
        {strings.drafts}
      </Button>
      <Dialog open={open} onClose={close} title={strings.drafts} size="lg">
        {open && List && <List leave={leave} />}
      </Dialog>
    </>
  )
}
