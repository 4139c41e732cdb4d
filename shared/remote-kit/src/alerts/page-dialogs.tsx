import { DialogHost as Dialogs } from '@yawmi/dialogs/host'
import { AlertDialog } from './alert-dialog'

/** For whoever hosts a page: the one place where dialogs raised over the bus are shown, with what this service alerts to. */
export const DialogHost = () => <Dialogs Alert={AlertDialog} />
