import type { TextFavorite } from './favorites'

/** The text that is shared: a quote with its author, a name with its meaning, any other text as it is. */
export function shareText({ kind, text, more }: Pick<TextFavorite, 'kind' | 'text' | 'more'>): string {
  if (kind === 'name') return `${text}: ${more}`
  if (kind === 'quote') return more ? `«${text}»\n${more}` : `«${text}»`
  return text
}
