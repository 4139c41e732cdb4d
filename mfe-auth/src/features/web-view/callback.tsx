import { useEffect, useMemo } from 'react'
import { useBrand, useHost } from '@yawmi/remote-kit'
import { bearer, currentRole, readStored } from '@yawmi/session'
import { ErrorState, LinkButton } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import { tellHost } from '../host/tell-host'
import { CallbackLoader } from './callback-loader'
import { FlowPage } from './flow-page'
import { otpStatus } from './otp-status'
import { PageLink } from './page-link'

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
 * The end of the web-view flow: hidden fields for a host app to read, and the same values told to its bridge. Opened
 * by somebody who never confirmed a code, it leads back to the start.
 */
export function Callback() {
  const copy = useCopy()
  const { allowedOrigins } = useBrand()
  const { onEvent } = useHost()
  const values = useMemo(outcome, [])
  const signedIn = values.access_token !== ''

  useEffect(() => {
    if (!signedIn) return
    tellHost({ type: 'yawmi:signed-in', ...values }, allowedOrigins)
    onEvent({ type: 'callback', ...values })
  }, [signedIn, values, allowedOrigins, onEvent])

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
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" id={name} name={name} value={value} readOnly />
      ))}
      <CallbackLoader />
    </FlowPage>
  )
}
