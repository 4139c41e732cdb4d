import { ValidationError } from '@yawmi/api-client'
import { watchForCode } from '@yawmi/api-client/watch-for-code'
import type { OtpSent } from '@yawmi/contract'
import { NoticeDialog, useCopy, useWork, type Closing } from '@yawmi/dialogs/kinds'
import { useApi, useBrand, useBus } from '@yawmi/host'
import { currentRole, readStored } from '@yawmi/session'
import { Text } from '@yawmi/ui'

/** Of the whole page, not of one dialog: whoever has closed the code's dialog by mistake is led back to that code. */
const codes = watchForCode()

/** The subscription has ended: «تجديد» calls `activate`, which sends a code, and the code dialog takes over. */
export function RenewalDialog({ closing }: { closing: Closing }) {
  const copy = useCopy()
  const api = useApi()
  const { id: brand } = useBrand()
  const bus = useBus()
  const { busy, failed, run } = useWork(closing)
  const { error } = failed ?? {}
  // A refusal to send says when to come back.
  const refusal = error instanceof ValidationError ? error.reply?.message : undefined
  const activate = async () => {
    const number = readStored('msisdn') ?? ''
    try {
      const sent = await api.activate(readStored('subscriber_id'), brand)
      codes.sent(number)
      return sent
    } catch (error) {
      const answered = codes.answerTo(number, error)
      if (!answered?.data.msisdn) throw error
      return answered
    }
  }
  const renew = async () => {
    let sent: Pick<OtpSent, 'data'> | undefined
    const went = await run(async () => {
      sent = await activate()
    })
    // Whoever has signed out meanwhile, in another tab for instance, has no code to enter.
    if (went && sent && currentRole() === 'subscriber')
      bus.emit('auth/otp-wanted', { purpose: 'activate', ...sent.data })
  }
  return (
    <NoticeDialog
      closing={closing}
      title={copy.expiredTitle}
      text={copy.expiredText}
      action={copy.renew}
      onAction={() => void renew()}
      busy={busy}
    >
      <div role="alert">{failed && <Text tone="danger">{refusal || copy.renewFailed}</Text>}</div>
    </NoticeDialog>
  )
}
