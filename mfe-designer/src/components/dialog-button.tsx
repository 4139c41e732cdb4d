import { useEffect, useState, type ComponentType } from 'react'
import { useBackToClose } from '@yawmi/remote-kit'
import { Button, Dialog, useToast, type ButtonProps } from '@yawmi/ui'
import type { AddIcon } from '@yawmi/ui/icons'

type Content = ComponentType<{ leave: () => Promise<void> }>

interface DialogButtonProps {
  title: string
  /** Said where the content does not load. */
  failure: string
  Icon: typeof AddIcon
  variant?: ButtonProps['variant']
  load: () => Promise<Content>
  /** Somebody requested it on another page: it is shown as soon as this one is. */
  isRequested?: () => boolean
}

/** The way to a dialog whose code comes with the first press; should it not come, another press tries again. */
export function DialogButton({ title, failure, Icon, variant, load, isRequested }: DialogButtonProps) {
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [Loaded, setLoaded] = useState<Content>()
  const close = () => setOpen(false)
  const leave = useBackToClose(open, close)
  const show = () => {
    setBusy(true)
    return load()
      .then(
        (content) => {
          setLoaded(() => content)
          setOpen(true)
        },
        () => toast(failure, 'error'),
      )
      .finally(() => setBusy(false))
  }
  useEffect(() => {
    if (isRequested?.()) void show()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- with the page, and not again
  }, [])
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" loading={busy} loadingLabel={title} onClick={() => void show()}>
        <Icon size={20} />
        {title}
      </Button>
      <Dialog open={open} onClose={close} title={title} size="lg">
        {open && Loaded && <Loaded leave={leave} />}
      </Dialog>
    </>
  )
}
