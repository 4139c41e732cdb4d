import { useRef, type ReactNode } from 'react'
import { Button, Text } from '@yawmi/ui'
import type { Closing } from '../dialog-request'
import { HostDialog } from './host-dialog'

interface NoticeDialogProps {
  closing: Closing
  /** Information, not an alert: something went well. */
  info?: boolean
  title: string
  text?: string
  /** The one button, focused first. */
  action: string
  onAction: () => void
  busy?: boolean
  children?: ReactNode
}

/** A dialog with one message and one action. */
export function NoticeDialog({ closing, info, title, text, action, onAction, busy, children }: NoticeDialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <HostDialog
      closing={closing}
      role={info ? 'dialog' : 'alertdialog'}
      size="sm"
      title={title}
      initialFocus={button}
      footer={
        <Button ref={button} loading={busy} onClick={onAction}>
          {action}
        </Button>
      }
    >
      {text && <Text>{text}</Text>}
      {children}
    </HostDialog>
  )
}
