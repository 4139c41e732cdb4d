import { IconButton, LinkButton } from '@yawmi/ui'
import { ShareIcon } from '@yawmi/ui/icons'
import { useWords } from '../../copy/use-words'

export interface ShareButtonProps {
  text: string
  /** What the text is about, as an address. */
  url?: string
  className?: string
}

/** Shares by the device's own sheet; where the browser has none, it is a link that opens WhatsApp with the text. */
export function ShareButton({ text, url, className }: ShareButtonProps) {
  const words = useWords()
  if (typeof navigator.share === 'function') {
    const share = () =>
      navigator.share({ text, url }).catch((error: unknown) => {
        // Closing the sheet is no failure.
        if ((error as Error).name !== 'AbortError') console.warn('sharing failed', error)
      })
    return (
      <IconButton label={words.share} className={className} onClick={() => void share()}>
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
      aria-label={words.shareByWhatsApp}
    >
      <ShareIcon size={20} />
    </LinkButton>
  )
}

const whatsAppLink = (text: string, url?: string) =>
  `https://wa.me/?${new URLSearchParams({ text: [text, url].filter(Boolean).join('\n') }).toString()}`
