import { useRef } from 'react'
import type { Confirmation } from '@yawmi/events'
import { Button, Text } from '@yawmi/ui'
import { HostDialog, type Closing } from './host-dialog'
import { useCopy } from '../copy/use-copy'
import { useWork } from './use-work'

/** Of the four operations, those that take something away. */
const TAKES_AWAY = new Set(['unsubscribe', 'delete', 'logout'])

/** A question with «نعم» and «لا» (specification, section 2). «لا» is focused first, and closing means it. */
export function ConfirmDialog({ asked, closing }: { asked: Confirmation; closing: Closing }) {
  const copy = useCopy()
  const no = useRef<HTMLButtonElement>(null)
  const { busy, failed, run } = useWork(closing)
  const known = 'operation' in asked
  const dangerous = known ? TAKES_AWAY.has(asked.operation) : asked.dangerous
  const failure = failed && (asked.failure?.(failed.error) ?? copy.notDone)
  return (
    <HostDialog
      closing={closing}
      role="alertdialog"
      size="sm"
      title={known ? copy[asked.operation] : asked.question}
      description={asked.consequence}
      initialFocus={no}
      footer={
        <>
          <Button
            variant={dangerous ? 'danger' : 'solid'}
            loading={busy}
            onClick={() => void run(asked.work ?? (async () => {}), true)}
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
          <Text tone="danger" marginBlockStart="2">
            {failure}
          </Text>
        )}
      </div>
    </HostDialog>
  )
}
