import type { EmotionCache } from '@emotion/cache'
import { createEmotionCache } from '../provider/emotion-cache'

/** A style element to be written into the page: the client's cache finds by its `data-emotion` what is there already. */
export interface StyleTag {
  /** Value of `data-emotion`. */
  names: string
  css: string
}

/**
 * A cache for one drawing of a page, to be given to `UiProvider`, and what was written into it: global rules in
 * elements of their own, as the client takes them over, then the classes in the order in which they were first used.
 */
export function collectStyles(key = 'yw'): { cache: EmotionCache; tags: () => StyleTag[] } {
  const cache = createEmotionCache(key)
  // Keeps the rules in the cache; otherwise they would stand in style elements between the page's own.
  cache.compat = true
  return {
    cache,
    tags() {
      const globals: StyleTag[] = []
      const ids: string[] = []
      let css = ''
      for (const [id, rules] of Object.entries(cache.inserted)) {
        if (typeof rules !== 'string') continue
        if (cache.registered[`${key}-${id}`] === undefined) globals.push({ names: `${key}-global ${id}`, css: rules })
        else {
          ids.push(id)
          css += rules
        }
      }
      return [...globals, { names: [key, ...ids].join(' '), css }]
    },
  }
}
