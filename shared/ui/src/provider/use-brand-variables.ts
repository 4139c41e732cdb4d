import { useLayoutEffect, type RefObject } from 'react'
import { brandCssVariables, type Brand } from '@yawmi/brand'

/**
 * Sets a brand's variables on the scope element through the DOM: a strict policy for styles allows that, and refuses
 * a `style` attribute in the HTML. The default brand is in the style sheet already, so a page in it never recolours.
 */
export const useBrandVariables = (scope: RefObject<HTMLElement | null>, brand: Brand) => {
  useLayoutEffect(() => {
    const element = scope.current
    if (!element) return
    const names = Object.entries(brandCssVariables(brand)).map(([name, value]) => {
      element.style.setProperty(name, value)
      return name
    })
    return () => {
      for (const name of names) element.style.removeProperty(name)
    }
  }, [scope, brand])
}
