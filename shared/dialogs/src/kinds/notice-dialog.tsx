import { useRef, type ReactNode } from 'react'
import { Button, Text } from '@yawmi/ui'
import { HostDialog, type Closing } from './host-dialog'

interface NoticeDialogProps {
  closing: Closing
  /** Not one that has to be noticed: something went well. */
  gentle?: boolean
  title: string
  text?: string
  /** The one button, focused first. */
  action: string
  onAction: () => void
  busy?: boolean
  children?: ReactNode
}

/** A dialog that says one thing and offers one way on. */
export function NoticeDialog({ closing, gentle, title, text, action, onAction, busy, children }: NoticeDialogProps) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <HostDialog
      closing={closing}
      role={gentle ? 'dialog' : 'alertdialog'}
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
