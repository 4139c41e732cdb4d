import { useMemo } from 'react'
import { withBrandWords, type Brand } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { fillText } from '@yawmi/ui'
import { brandValues } from '../lib/brand-values/brand-values'

/** Names under which a brand's own words for our dictionaries stand: `<dictionary>.<key>`. */
type Dictionary = 'landing' | 'landing.suggestedNames' | 'about' | 'contact'

/** The same without React, for what is written beside the page. */
export const stringsOf = <T extends Record<string, string>>(
  dictionary: Dictionary,
  copy: T,
  brand: Brand,
): Record<keyof T, string> => {
  const values = brandValues(brand)
  const own = Object.entries<string>(withBrandWords(dictionary, copy, brand))
  return Object.fromEntries(own.map(([key, text]) => [key, fillText(text, values)])) as Record<keyof T, string>
}

/**
 * Our words in a brand's mouth: those it replaces, and its name, prices and addresses in all of them.
 * @param copy one of the dictionaries, not made anew each time.
 */
export const useStrings = <T extends Record<string, string>>(
  copy: T,
  dictionary: Dictionary = 'landing',
): Record<keyof T, string> => {
  const brand = useBrand()
  return useMemo(() => stringsOf(dictionary, copy, brand), [dictionary, copy, brand])
}
