import { useState } from 'react'
import { useBackToClose } from '@yawmi/remote-kit'
import { Dialog, IconButton, useToast } from '@yawmi/ui'
import { ExpandIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { isPristine } from '../../document/pristine'
import { useStudioView } from '../../studio/use-studio'
import type { ExportForm } from './export-form'
import type { ExportState } from './use-export'
import type { ExportJob } from './use-export-progress'

/** The picture as another kind of file, in another size, or to another app. */
export function ExportOptions({ state }: { state: ExportState }) {
  const strings = useStrings()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [Form, setForm] = useState<typeof ExportForm>()
  const design = useStudioView((view) => view.design)
  const close = () => setOpen(false)
  const leave = useBackToClose(open, close)
  // Its code comes with the first press; should it not come, another press tries again.
  const show = () =>
    import('./export-form').then(
      (module) => {
        setForm(() => module.ExportForm)
        setOpen(true)
      },
      () => toast(strings.optionsFailed, 'error'),
    )
  const start = (job: ExportJob) => {
    close()
    state.start(job)
  }
  return (
    <>
      <IconButton
        label={strings.downloadOptions}
        aria-haspopup="dialog"
        disabled={isPristine(design)}
        {...state.prepareHandlers}
        onClick={() => void show()}
      >
        <ExpandIcon />
      </IconButton>
      <Dialog open={open} onClose={close} title={strings.downloadOptions}>
        {open && Form && <Form onStart={start} leave={leave} />}
      </Dialog>
    </>
  )
}
