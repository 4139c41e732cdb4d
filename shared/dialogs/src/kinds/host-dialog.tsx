import type { ComponentProps } from 'react'
import { Dialog } from '@yawmi/ui'

/** How the page's host lets a dialog be closed. */
export interface Closing {
  open: boolean
  /** Closes it, with the answer if it was a question; resolves when the page stands as it did before. */
  close(answer?: unknown): Promise<void>
  /** While it is held, nothing closes it: it is at work. */
  hold(held: boolean): void
}

type HostDialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'onClose'> & { closing: Closing }

/** A dialog of the page's host. */
export function HostDialog({ closing, ...rest }: HostDialogProps) {
  return <Dialog open={closing.open} onClose={() => void closing.close()} {...rest} />
}
