import { SITE } from '@yawmi/e2e/product'
import type { Page } from '@playwright/test'

/** An answer that a page got. */
export interface Sent {
  path: string
  /** Whether it came from us, and not from the integrator's own server. */
  ours: boolean
  bytes: number
}

/** Takes down the bodies of all answers as they came over the wire. */
export async function takeDown(page: Page): Promise<Sent[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const sent = new Map<string, Sent>()
  session.on('Network.responseReceived', ({ requestId, response }) =>
    sent.set(requestId, { path: new URL(response.url).pathname, ours: response.url.startsWith(SITE), bytes: 0 }),
  )
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const known = sent.get(requestId)
    if (known) known.bytes += encodedDataLength
  })
  const all: Sent[] = []
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = sent.get(requestId)
    if (!known) return
    // Of a script of another origin by a plain `<script>` a page may not learn its parts: this is with the headers.
    known.bytes ||= encodedDataLength
    all.push(known)
  })
  return all
}
