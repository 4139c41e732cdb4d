import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { EmotionCache } from '@emotion/cache'
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { serializeStyles } from '@emotion/serialize'
import { insertStyles, registerStyles } from '@emotion/utils'
import { system } from '../theme/system'

export type Styles<K extends string> = Readonly<Record<K, SystemStyleObject>>

/** Names rules for `useStyles`; call it once, at module level. Later rules win over earlier ones. */
export const defineStyles = <K extends string>(styles: Record<K, SystemStyleObject>): Styles<K> => styles

const resolved = new WeakMap<EmotionCache, WeakMap<object, Record<string, string>>>()

const resolve = <K extends string>(cache: EmotionCache, styles: Styles<K>) => {
  const classes = {} as Record<K, string>
  for (const key of Object.keys(styles) as K[]) {
    const serialized = serializeStyles([system.css(styles[key])], cache.registered)
    registerStyles(cache, serialized, false)
    insertStyles(cache, serialized, false)
    classes[key] = `${cache.key}-${serialized.name}`
  }
  return classes
}

/**
 * Class names of rules in the tokens of the system, written once per page and not once per element: the way for
 * anything that is drawn many times (style props cost ten times as much).
 */
export const useStyles = <K extends string>(styles: Styles<K>): Record<K, string> => {
  const cache = useEmotionCache()
  if (!cache) throw new Error('useStyles needs UiProvider above it')
  let perStyles = resolved.get(cache)
  if (!perStyles) resolved.set(cache, (perStyles = new WeakMap()))
  let classes = perStyles.get(styles)
  if (!classes) perStyles.set(styles, (classes = resolve(cache, styles)))
  return classes
}

/**
 * Styles that depend on a value, such as a size or a colour, made once for each value and then read by `useStyles`.
 * In place of a `style` attribute, which a strict policy refuses in prerendered HTML; for values of which there are few.
 */
export const stylesBy = <V extends string | number, K extends string>(
  make: (value: V) => Record<K, SystemStyleObject>,
) => {
  const cached = new Map<V, Styles<K>>()
  return (value: V): Styles<K> => {
    const styles = cached.get(value) ?? make(value)
    cached.set(value, styles)
    return styles
  }
}
