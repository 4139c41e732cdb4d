import { isolated } from '@yawmi/embed/isolated'
import { TESTER_COOKIE } from '@yawmi/contract/canary'
import { ar } from '../copy/ar'
import { testedAt } from '../releases/canaries'
import { isNext } from '../releases/carried'
import type { FrameMessage } from './frame-messages'
import type { CreateMountPoint } from './mount-point'

/** In a frame of the service's own origin, as high as its content. A brand is named by id: addresses hold no objects. */
export const frameMountPoint: CreateMountPoint = (element, emit) => {
  const frame = isolated(document.createElement('iframe'))
  frame.title = ar.frame
  frame.allow = 'otp-credentials; clipboard-write'
  frame.style.setProperty('width', '100%', 'important')
  let origin = ''
  const onMessage = ({ source, origin: from, data }: MessageEvent<FrameMessage | null>) => {
    if (source !== frame.contentWindow || from !== origin) return
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
      const defined = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined)
      const address = `${api}/embed/${name}?${new URLSearchParams(defined)}`
      // The same again would load the page anew, without what somebody has typed there.
      if (frame.getAttribute('src') !== address) frame.src = address
      if (!frame.isConnected) element.append(frame)
    },
    async remove() {
      removeEventListener('message', onMessage)
      frame.remove()
    },
  }
}
