import { useState } from 'react'
import { IconButton, LinkButton, useRendered } from '@yawmi/ui'
import { ShareIcon } from '@yawmi/ui/icons'
import { share, whatsAppLink } from '@yawmi/ui/share'
import { useStrings } from '../../copy/use-strings'

export interface ShareButtonProps {
  text: string
  /** What the text is about, as an address. */
  url?: string
  className?: string
}

/**
 * Shares by the device's own sheet; where the browser has none, or the page may not open it (frames, web views), it is a
 * link that opens WhatsApp with the text.
 */
export function ShareButton({ text, url, className }: ShareButtonProps) {
  const strings = useStrings()
  const [refused, setRefused] = useState(false)
  // The server does not know what a device has; a link works before the page's code is there.
  const isRendered = useRendered()
  if (!isRendered && typeof navigator.share === 'function' && !refused) {
    const open = () => share(url ? { text, url } : { text }).catch(() => setRefused(true))
    return (
      <IconButton label={strings.share} className={className} onClick={() => void open()}>
        <ShareIcon size={20} />
      </IconButton>
    )
  }
  return (
    <LinkButton
      variant="ghost"
      round
      className={className}
      href={whatsAppLink(text, url)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={strings.shareByWhatsApp}
    >
      <ShareIcon size={20} />
    </LinkButton>
  )
}
