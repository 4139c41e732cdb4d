import type { ComponentProps } from 'react'
import { Dialog } from '@yawmi/ui'
import type { Closing } from '../dialog-request'

type HostDialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'onClose'> & { closing: Closing }

/** A dialog that the host shows. */
export function HostDialog({ closing, ...rest }: HostDialogProps) {
  return <Dialog open={closing.open} onClose={() => void closing.close()} {...rest} />
}
