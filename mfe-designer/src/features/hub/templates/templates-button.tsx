import { useState, type ComponentType } from 'react'
import { useBackToClose } from '@yawmi/remote-kit'
import { Button, Dialog, useToast } from '@yawmi/ui'
import { CelebrationIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../../copy/use-strings'

type Gallery = ComponentType<{ leave: () => Promise<void> }>

/** The way to the templates, whose code comes with the first press; should it not come, another press tries again. */
export function TemplatesButton() {
  const strings = useStrings()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [Gallery, setGallery] = useState<Gallery>()
  const close = () => setOpen(false)
  const leave = useBackToClose(open, close)
  const show = () =>
    import('./template-gallery').then(
      ({ TemplateGallery }) => {
        setGallery(() => TemplateGallery)
        setOpen(true)
      },
      () => toast(strings.templatesFailed, 'error'),
    )
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => void show()}>
        <CelebrationIcon size={20} />
        {strings.templates}
      </Button>
      <Dialog open={open} onClose={close} title={strings.templates} size="lg">
        {open && Gallery && <Gallery leave={leave} />}
      </Dialog>
    </>
  )
}
