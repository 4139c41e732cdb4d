import { useEffect, useRef, useState } from 'react'
import { useHost } from '@yawmi/remote-kit'
import { bearer, currentRole, readStored } from '@yawmi/session'
import { ErrorState, LinkButton } from '@yawmi/ui'
import { useStrings } from '../copy/use-strings'
import { isFramed, notifyApp } from '../lib/host/notify-host'
import { CallbackLoader } from '../features/callback/callback-loader'
import { FlowPage } from '../components/flow-page'
import { handOver, isInForeignFrame } from '../features/callback/hand-over'
import { otpStatus } from '../lib/otp-status'
import { PageLink } from '../components/page-link'

/** Where a host is to go next (specification, section 2). */
const REDIRECT = 'home'

/** The flow's result, under the names that hosts read. */
function outcome() {
  return {
    access_token: currentRole() === 'subscriber' ? (bearer() ?? '') : '',
    otp_status: otpStatus.read(),
    subscriber_id: readStored('subscriber_id') ?? '',
    redirect: REDIRECT,
  }
}

/**
 * /webview/callback, the end of the flow: hidden fields for a host app to read, and the same values sent to its bridge. An
 * embedding page gets neither, but a one-time code. A person who never confirmed a code is led back to the start.
 */
export default function CallbackScreen() {
  const strings = useStrings()
  const host = useHost()
  const [values] = useState(outcome)
  const signedIn = values.access_token !== ''
  const framed = isInForeignFrame(host)

  const notified = useRef(false)
  useEffect(() => {
    // A second code would take the place of the first.
    if (!signedIn || notified.current) return
    notified.current = true
    if (framed) return void handOver(host, values)
    if (!isFramed()) notifyApp({ type: 'yawmi:signed-in', ...values })
    host.onEvent({ type: 'callback', ...values })
  }, [signedIn, values, framed, host])

  if (!signedIn) {
    const again = <LinkButton render={<PageLink page="webview_register" />}>{strings.callbackStart}</LinkButton>
    return (
      <FlowPage title={strings.callbackNoSession}>
        <ErrorState action={again}>{strings.callbackNoSessionText}</ErrorState>
      </FlowPage>
    )
  }
  return (
    <FlowPage title={strings.callbackTitle} text={strings.callbackText}>
      {!framed &&
        Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" id={name} name={name} value={value} readOnly />
        ))}
      <CallbackLoader />
    </FlowPage>
  )
}
