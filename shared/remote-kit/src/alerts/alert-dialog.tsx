import { NoticeDialog, useCopy, type Alert, type Closing } from '@yawmi/dialogs/kinds'
import { LockDialog } from './lock-dialog'
import { RenewalDialog } from './renewal-dialog'
import { retryWhatFailed } from './retry-what-failed'

/** Text and action of each alert (specification, sections 2, 4 and 8). */
export function AlertDialog({ alert, closing }: { alert: Alert; closing: Closing }) {
  const copy = useCopy()
  const close = () => void closing.close()
  const tryAgain = () => void closing.close().then(retryWhatFailed)
  switch (alert.name) {
    case 'alert/subscribers-only':
      return <LockDialog closing={closing} />
    case 'alert/renewal-required':
      return <RenewalDialog closing={closing} />
    case 'alert/payment-required':
      return (
        <NoticeDialog
          closing={closing}
          title={copy.noCreditTitle}
          text={copy.noCreditText}
          action={copy.retry}
          onAction={tryAgain}
        />
      )
    case 'alert/server-error':
      return (
        <NoticeDialog
          closing={closing}
          title={copy.serverErrorTitle}
          text={alert.payload.message || copy.serverErrorText}
          action={copy.retry}
          onAction={close}
        />
      )
    case 'alert/success':
      return (
        <NoticeDialog
          closing={closing}
          info
          title={alert.payload.title}
          text={alert.payload.text}
          action={copy.ok}
          onAction={close}
        />
      )
  }
}
