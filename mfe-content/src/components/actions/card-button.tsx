import { useNavigation } from '@yawmi/remote-kit'
import { IconButton } from '@yawmi/ui'
import { AddImageIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import type { TextFavorite } from '../../lib/favorites'

const LABELS = {
  quote: 'cardOfQuote',
  message: 'cardOfMessage',
  joke: 'cardOfJoke',
  name: 'cardOfName',
} as const satisfies Record<TextFavorite['kind'], string>

export interface CardButtonProps {
  item: Pick<TextFavorite, 'kind' | 'text' | 'more'>
  className?: string
}

/**
 * Opens the studio with a card of a text. A button and no link: the code of screens that links in view lead to is
 * loaded ahead, and lists have dozens of these.
 */
export function CardButton({ item: { kind, text, more }, className }: CardButtonProps) {
  const strings = useStrings()
  const { go } = useNavigation()
  return (
    <IconButton
      label={strings[LABELS[kind]]}
      className={className}
      onClick={() => go({ name: 'design_from_text', query: { kind, text, ...(more && { more }) } })}
    >
      <AddImageIcon size={20} />
    </IconButton>
  )
}
