import type { ComponentType } from 'react'
import type { Alert, Closing, DialogRequest } from '../dialog-request'
import { ConfirmDialog } from './confirm-dialog'
import { VideoDialog } from './video-dialog'

interface DialogKindProps {
  message: DialogRequest['message']
  closing: Closing
  /** Renders an alert: its text and actions are the service's. */
  Alert: ComponentType<{ alert: Alert; closing: Closing }>
}

/** A dialog, by what was requested. */
export function DialogKind({ message, closing, Alert }: DialogKindProps) {
  if (!('answer' in message)) return <Alert alert={message} closing={closing} />
  if (message.name === 'dialog/video') return <VideoDialog video={message.asked} closing={closing} />
  return <ConfirmDialog confirmation={message.asked} closing={closing} />
}
