import { useMemo } from 'react'
import { withBrandWords, type Brand } from '@yawmi/brand'
import { useBrand } from '@yawmi/remote-kit'
import { fillText } from '@yawmi/ui'
import { brandValues } from './brand-values'

/** Our words in a brand's mouth: those it replaces under `landing.<key>`, and its name, prices and addresses in all. */
export const wordsOf = <T extends Record<string, string>>(copy: T, brand: Brand): Record<keyof T, string> => {
  const values = brandValues(brand)
  const own = Object.entries<string>(withBrandWords('landing', copy, brand))
  return Object.fromEntries(own.map(([key, text]) => [key, fillText(text, values)])) as Record<keyof T, string>
}

/** The words of a part of the page in the brand in use. `copy` is one of the dictionaries, not made anew each time. */
export const useWords = <T extends Record<string, string>>(copy: T): Record<keyof T, string> => {
  const brand = useBrand()
  return useMemo(() => wordsOf(copy, brand), [copy, brand])
}
