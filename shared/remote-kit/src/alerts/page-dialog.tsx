import type { ComponentProps } from 'react'
import { DialogKind } from '@yawmi/dialogs/kinds'
import { AlertDialog } from './alert-dialog'

/** A dialog of the page, with the alerts of this service. */
export const PageDialog = (props: Omit<ComponentProps<typeof DialogKind>, 'Alert'>) => (
  <DialogKind {...props} Alert={AlertDialog} />
)
