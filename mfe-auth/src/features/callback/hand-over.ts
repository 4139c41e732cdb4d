import type { RemoteHost } from '@yawmi/remote-kit'
import { isFramed, tellFramer } from '../../lib/host/notify-host'

type FlowHost = Pick<RemoteHost, 'api' | 'apiBase' | 'brand' | 'mode' | 'onEvent'>

/**
 * Whether this is a page of ours in a frame: of the site, or of the embeds' iframe mode. A remote in a page of others is a part of
 * that page, in a frame or not, and its session lies there.
 */
export const isInFrameOfOthers = ({ mode, apiBase }: Pick<FlowHost, 'apiBase' | 'mode'>): boolean =>
  isFramed() && (mode === 'shell' || apiBase === location.origin)

/**
 * Tells the page around ours that the person signed in, in this very flow, with a one-time code where the flow's address
 * has a challenge: its server exchanges that for a session (ADR 0036). No token and nothing of the person is told.
 */
export async function handOver(
  { api, brand, onEvent }: FlowHost,
  { otp_status, redirect }: { otp_status: string; redirect: string },
): Promise<void> {
  // A session of another tab or of earlier is not this flow's; the server looks at its age and brand as well.
  if (!otp_status) return
  const flow = new URLSearchParams(location.search)
  const [origin, code_challenge] = [flow.get('host'), flow.get('code_challenge')]
  const code =
    origin && code_challenge && brand.allowedOrigins.includes(origin)
      ? await api.authorizationCode({ brand: brand.id, origin, code_challenge }).then(
          ({ data }) => data.code,
          () => undefined,
        )
      : undefined
  const told = { otp_status, redirect, ...(code && { code }) }
  tellFramer({ type: 'yawmi:signed-in', ...told }, code && origin ? [origin] : brand.allowedOrigins)
  onEvent({ type: 'callback', access_token: '', subscriber_id: '', ...told })
}
