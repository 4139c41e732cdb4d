import { useRef } from 'react'
import type { Confirmation } from '@yawmi/events'
import { Button, defineStyles, Text, useStyles } from '@yawmi/ui'
import type { Closing } from '../dialog-request'
import { HostDialog } from './host-dialog'
import { useCopy } from '../copy/use-copy'
import { useWork } from './use-work'

const styles = defineStyles({ failure: { marginBlockStart: '2' } })

/** Of the four operations, those that remove something. */
const DESTRUCTIVE = new Set(['unsubscribe', 'delete', 'logout'])

/** A question with «نعم» and «لا» (specification, section 2). «لا» has focus first; closing counts as «لا». */
export function ConfirmDialog({ confirmation, closing }: { confirmation: Confirmation; closing: Closing }) {
  const copy = useCopy()
  const classes = useStyles(styles)
  const no = useRef<HTMLButtonElement>(null)
  const { busy, failed, run } = useWork(closing)
  const isNamed = 'operation' in confirmation
  const dangerous = isNamed ? DESTRUCTIVE.has(confirmation.operation) : confirmation.dangerous
  const failure = failed && (confirmation.failure?.(failed.error) ?? copy.notDone)
  return (
    <HostDialog
      closing={closing}
      role="alertdialog"
      size="sm"
      title={isNamed ? copy[confirmation.operation] : confirmation.question}
      description={confirmation.consequence}
      initialFocus={no}
      footer={
        <>
          <Button
            variant={dangerous ? 'danger' : 'solid'}
            loading={busy}
            onClick={() => void run(confirmation.work ?? (async () => {}), true)}
          >
            {copy.yes}
          </Button>
          <Button ref={no} variant="outline" disabled={busy} onClick={() => void closing.close(false)}>
            {copy.no}
          </Button>
        </>
      }
    >
      <div role="alert">
        {failure && (
          <Text tone="danger" className={classes.failure}>
            {failure}
          </Text>
        )}
      </div>
    </HostDialog>
  )
}
