import { ar } from '../copy/ar'
import type { FrameMessage } from './frame-messages'
import { untouched, type MakePlace } from './mount-point'

/** In a frame of the service's own origin, as high as what it shows. A brand is named by id: an object cannot travel. */
export const framePlace: MakePlace = (element, tell) => {
  const frame = untouched(document.createElement('iframe'))
  frame.title = ar.frame
  frame.allow = 'otp-credentials; clipboard-write'
  frame.style.setProperty('width', '100%', 'important')
  let origin = ''
  const hear = ({ source, origin: from, data }: MessageEvent<FrameMessage | null>) => {
    if (source !== frame.contentWindow || from !== origin) return
    if (data?.type === 'yawmi:event') tell(data.event)
    if (data?.type === 'yawmi:height') frame.style.setProperty('height', `${Math.ceil(data.height)}px`, 'important')
  }
  addEventListener('message', hear)

  return {
    async show({ name, api = '', brand, path, locale, challenge }) {
      origin = new URL(api || '/', location.href).origin
      const asked = {
        brand: typeof brand === 'string' ? brand : undefined,
        path,
        locale,
        host: location.origin,
        code_challenge: challenge,
      }
      const given = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined)
      frame.src = `${api}/embed/${name}?${new URLSearchParams(given)}`
      if (!frame.isConnected) element.append(frame)
    },
    async remove() {
      removeEventListener('message', hear)
      frame.remove()
    },
  }
}
