import { DialogHost as Dialogs } from '@yawmi/dialogs/host'
import { dialogCode } from '@yawmi/ui'

const code = dialogCode(async () => (await import('./page-dialog')).PageDialog)

/** For hosts: shows the dialogs over the bus. Their code comes with the first one. */
export const DialogHost = () => <Dialogs code={code} />
