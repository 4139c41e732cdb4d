import { useEffect, useMemo, useRef } from 'react'
import { useHost } from '@yawmi/remote-kit'
import { bearer, currentRole, readStored } from '@yawmi/session'
import { ErrorState, LinkButton } from '@yawmi/ui'
import { useCopy } from '../copy/use-strings'
import { isFramed, tellApp } from '../lib/host/notify-host'
import { CallbackLoader } from '../features/callback/callback-loader'
import { FlowPage } from '../components/flow-page'
import { handOver, isInFrameOfOthers } from '../features/callback/hand-over'
import { otpStatus } from '../lib/otp-status'
import { PageLink } from '../components/page-link'

/** Where a host is to go next (specification, section 2). */
const REDIRECT = 'home'

/** What the flow came to, under the names that hosts read. */
function outcome() {
  return {
    access_token: currentRole() === 'subscriber' ? (bearer() ?? '') : '',
    otp_status: otpStatus.read(),
    subscriber_id: readStored('subscriber_id') ?? '',
    redirect: REDIRECT,
  }
}

/**
 * The end of the web-view flow: hidden fields for a host app to read, and the same values told to its bridge. In a frame of
 * another page there are neither: that page hears of a code. Opened by somebody who never confirmed one, it leads back to the start.
 */
export default function CallbackScreen() {
  const copy = useCopy()
  const host = useHost()
  const values = useMemo(outcome, [])
  const signedIn = values.access_token !== ''
  const framed = isInFrameOfOthers(host)

  const isTold = useRef(false)
  useEffect(() => {
    // A second code would take the place of the first.
    if (!signedIn || isTold.current) return
    isTold.current = true
    if (framed) return void handOver(host, values)
    if (!isFramed()) tellApp({ type: 'yawmi:signed-in', ...values })
    host.onEvent({ type: 'callback', ...values })
  }, [signedIn, values, framed, host])

  if (!signedIn) {
    const again = <LinkButton render={<PageLink page="webview_register" />}>{copy.callbackStart}</LinkButton>
    return (
      <FlowPage title={copy.callbackNoSession}>
        <ErrorState action={again}>{copy.callbackNoSessionText}</ErrorState>
      </FlowPage>
    )
  }
  return (
    <FlowPage title={copy.callbackTitle} text={copy.callbackText}>
      {!framed &&
        Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" id={name} name={name} value={value} readOnly />
        ))}
      <CallbackLoader />
    </FlowPage>
  )
}
