import { isolated } from '@yawmi/embed/isolated'
import { TESTER_COOKIE } from '@yawmi/contract/canary'
import { ar } from '../copy/ar'
import { Fault } from '../lib/fault'
import { testedAt } from '../releases/canaries'
import { isNext } from '../releases/carried'
import type { FrameMessage } from './frame-messages'
import type { CreateMountPoint } from './mount-point'

/** Milliseconds until a page has come into the frame. */
const LOAD_TIMEOUT_MS = 12_000
/** Milliseconds from then on until it says that it is ours, which it does before it has all. */
const SILENCE_TIMEOUT_MS = 1_500

/** In a frame of the service's own origin, as high as its content. A brand is named by id: addresses hold no objects. */
export const frameMountPoint: CreateMountPoint = (element, emit, enqueue) => {
  const frame = isolated(document.createElement('iframe'))
  frame.title = ar.frame
  frame.allow = 'otp-credentials; clipboard-write'
  frame.style.setProperty('width', '100%', 'important')
  let origin = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const expectNothing = () => {
    frame.onload = null
    clearTimeout(timer)
  }
  /**
   * Fails the mounting unless a page of ours says something: a frame has no error for the browser's own page in its place, of a service
   * that cannot be reached or a policy that refuses it, nor for a proxy's.
   */
  const expectMessage = (within: number) => {
    expectNothing()
    timer = setTimeout(
      () =>
        enqueue(async () => {
          if (frame.isConnected) throw new Fault('load', `nothing after ${within} ms`)
        }),
      within,
    )
  }

  const onMessage = ({ source, origin: from, data }: MessageEvent<FrameMessage | null>) => {
    if (source !== frame.contentWindow || from !== origin) return
    expectNothing()
    if (data?.type === 'yawmi:event') emit(data.event)
    if (data?.type === 'yawmi:height') frame.style.setProperty('height', `${Math.ceil(data.height)}px`, 'important')
  }
  addEventListener('message', onMessage)

  return {
    async show({ name, api = '', brand, path, locale, challenge }) {
      origin = new URL(api || '/', location.href).origin
      const params = {
        brand: typeof brand === 'string' ? brand : undefined,
        path,
        locale,
        host: location.origin,
        code_challenge: challenge,
        channel: isNext(api) ? 'next' : undefined,
        [TESTER_COOKIE]: (await testedAt(api)).text,
      }
      // JSON has none of those that are undefined.
      const defined = JSON.parse(JSON.stringify(params)) as Record<string, string>
      const address = `${api}/embed/${name}?${new URLSearchParams(defined)}`
      // The same again would load the page anew, without what somebody has typed there.
      if (frame.getAttribute('src') !== address) {
        frame.src = address
        expectMessage(LOAD_TIMEOUT_MS)
        frame.onload = () => expectMessage(SILENCE_TIMEOUT_MS)
      }
      if (!frame.isConnected) element.append(frame)
    },
    async remove() {
      expectNothing()
      removeEventListener('message', onMessage)
      frame.remove()
    },
  }
}
