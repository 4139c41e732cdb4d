import { useNavigation } from '@yawmi/remote-kit'
import { Button, Dialog, Text } from '@yawmi/ui'
import { LANDING } from '../app/places'
import { useCopy } from '../copy/use-copy'
import type { Alert } from './alerts'
import { RenewButton } from './renew-button'

/** What each alert says and offers (specification, sections 2 and 4). */
export function AlertDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const copy = useCopy()
  switch (alert.name) {
    case 'alert/subscribers-only':
      return <LockDialog onClose={onClose} />
    case 'alert/payment-required':
      return (
        <Dialog
          open
          role="alertdialog"
          size="sm"
          title={copy.noCreditTitle}
          onClose={onClose}
          footer={<Button onClick={onClose}>{copy.ok}</Button>}
        >
          <Text>{copy.noCreditText}</Text>
        </Dialog>
      )
    case 'alert/renewal-required':
      return (
        <Dialog
          open
          role="alertdialog"
          size="sm"
          title={copy.expiredTitle}
          onClose={onClose}
          footer={<RenewButton onSent={onClose} />}
        >
          <Text>{copy.expiredText}</Text>
        </Dialog>
      )
    case 'alert/server-error':
      return (
        <Dialog
          open
          role="alertdialog"
          size="sm"
          title={copy.serverErrorTitle}
          onClose={onClose}
          footer={<Button onClick={onClose}>{copy.retry}</Button>}
        >
          <Text>{alert.payload.message || copy.serverErrorText}</Text>
        </Dialog>
      )
    case 'alert/success':
      return (
        <Dialog
          open
          size="sm"
          title={alert.payload.title}
          onClose={onClose}
          footer={<Button onClick={onClose}>{copy.ok}</Button>}
        >
          {alert.payload.text && <Text>{alert.payload.text}</Text>}
        </Dialog>
      )
  }
}

/** What a free visitor meets at subscribers' content. */
function LockDialog({ onClose }: { onClose: () => void }) {
  const copy = useCopy()
  const { go } = useNavigation()
  const subscribe = () => {
    onClose()
    go({ ...LANDING, hash: '#hero' })
  }
  return (
    <Dialog
      open
      size="sm"
      title={copy.lockTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={subscribe}>{copy.subscribe}</Button>
          <Button variant="outline" onClick={onClose}>
            {copy.continueWithout}
          </Button>
        </>
      }
    >
      <Text>{copy.lockText}</Text>
    </Dialog>
  )
}
