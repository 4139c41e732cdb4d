import { DialogHost as Dialogs } from '@yawmi/dialogs/host'
import { AlertDialog } from './alert-dialog'

/** For hosts: shows the dialogs over the bus, with the alerts of this service. */
export const DialogHost = () => <Dialogs Alert={AlertDialog} />
