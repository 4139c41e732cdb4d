import createCache, { type EmotionCache } from '@emotion/cache'
import { AdoptedSheet, adopts } from './adopted-sheet'
import { rtlOutsideLayers } from '#rtl'
import type { SizeContainer } from '../context/ui-context'

type Plugin = SizeContainer['plugin']

interface Entry {
  cache: EmotionCache
  users: number
}

const entries = new WeakMap<Node, Map<string, Entry>>()

const entriesOf = (container: Node) => {
  const existing = entries.get(container)
  if (existing) return existing
  const fresh = new Map<string, Entry>()
  entries.set(container, fresh)
  return fresh
}

/** A cache of its own, shared with nobody. */
export const createEmotionCache = (key: string, container?: Node, nonce?: string, plugin?: Plugin) =>
  createCache({ key, container, nonce, stylisPlugins: plugin ? [plugin, rtlOutsideLayers] : [rtlOutsideLayers] })

/** A document or shadow root is given constructed sheets, any other node style elements. */
const createIn = (key: string, container: Node, nonce?: string, plugin?: Plugin): EmotionCache => {
  if (!(container instanceof Document || container instanceof ShadowRoot))
    return createEmotionCache(key, container, nonce, plugin)
  const cache = createEmotionCache(key, container instanceof Document ? container.head : container, nonce, plugin)
  if (adopts(container)) cache.sheet = new AdoptedSheet({ key, container }) as unknown as EmotionCache['sheet']
  return cache
}

/**
 * The emotion cache of a key in a container: two providers with one key share it, since two caches with one key would
 * each write the other's class names. Without a document (prerendering) every call gives a fresh one.
 * @param key lower-case letters and hyphens, one per build that carries its own copy of this package.
 * @param plugin of stylis, run before ours.
 */
export const emotionCache = (key: string, container?: Node, nonce?: string, plugin?: Plugin): EmotionCache => {
  if (typeof document === 'undefined') return createEmotionCache(key, container, nonce, plugin)
  const cached = entriesOf(container ?? document.head)
  const entry = cached.get(key) ?? { cache: createIn(key, container ?? document.head, nonce, plugin), users: 0 }
  cached.set(key, entry)
  return entry.cache
}

/**
 * Holds a cache while it is in use. The returned function lets go; when nobody holds it any more its style elements
 * leave the page. That happens a moment later, because React's StrictMode lets go and holds again at once.
 */
export const holdCache = (cache: EmotionCache, container: Node): (() => void) => {
  const cached = entriesOf(container)
  const entry = cached.get(cache.key) ?? { cache, users: 0 }
  cached.set(cache.key, entry)
  entry.users += 1
  return () => {
    entry.users -= 1
    queueMicrotask(() => {
      if (entry.users > 0 || cached.get(cache.key) !== entry) return
      cached.delete(cache.key)
      entry.cache.sheet.flush()
    })
  }
}
