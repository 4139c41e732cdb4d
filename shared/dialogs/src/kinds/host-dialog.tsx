import type { ComponentProps } from 'react'
import { Dialog } from '@yawmi/ui'

/** How a dialog closes. */
export interface Closing {
  open: boolean
  /** Closes it, with the answer if it was a question; resolves once the history is as before. */
  close: (answer?: unknown) => Promise<void>
  /** While it is held, nothing closes it: work is under way. */
  hold: (isHeld: boolean) => void
}

type HostDialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'onClose'> & { closing: Closing }

/** A dialog that the host shows. */
export function HostDialog({ closing, ...rest }: HostDialogProps) {
  return <Dialog open={closing.open} onClose={() => void closing.close()} {...rest} />
}
