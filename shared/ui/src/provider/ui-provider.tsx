import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { withBrandWords, type Brand } from '@yawmi/brand'
import { ar } from '../copy/ar'
import { SCOPE_CLASS } from '../theme/global-css'
import { system } from '../theme/system'
import { createToastStore } from '../context/toast-store'
import { Toaster } from '../toast/toaster'
import { emotionCache, holdCache } from './emotion-cache'
import { registerFont } from './font-faces'
import { UiContext, type SizeContainer, type ThemeChoice } from '../context/ui-context'
import { useBrandVariables } from './use-brand-variables'

export interface UiProviderProps {
  children: ReactNode
  /** No default one: its prices and texts would be bytes of every page, which has a brand of its own. */
  brand: Brand
  /** Prefix of class names: lower-case letters and hyphens, another for each build with its own copy of this package. */
  cacheKey?: string
  /** Nonce of the page's Content-Security-Policy, for the style elements that are written. */
  nonce?: string
  /**
   * Where styles go: style elements into an element (the document's head, unless told), or, in a host page, sheets that its
   * document or shadow root adopts, which no policy of that page forbids.
   */
  container?: HTMLElement | Document | ShadowRoot
  /** Where styles are written while a page is prerendered, see `@yawmi/ui/server`; otherwise made from the above. */
  cache?: EmotionCache
  /** `shadow`: inside a shadow root in a host page, whose root font size cannot be trusted. */
  scope?: 'document' | 'shadow'
  /** In a host page: what layouts go by in place of the window, see `@yawmi/ui/container`. */
  sizeContainer?: SizeContainer
  /** The theme to begin with; `system` follows the device. */
  theme?: ThemeChoice
  onThemeChange?: (theme: ThemeChoice) => void
  /** Address of the media host, which paths of pictures are appended to. */
  mediaBase?: string
}

/** The first theme does not change while it is looked at. */
const never = () => () => {}

/**
 * Everything that the components need above them: styles, direction, language, brand, messages, and the scope element
 * `<div class="yawmi">` that all of it is bound to. On unmount nothing stays behind in the page.
 */
export const UiProvider = ({
  children,
  brand,
  cacheKey = 'yw',
  nonce,
  container,
  cache: givenCache,
  scope = 'document',
  sizeContainer,
  theme: firstTheme = 'system',
  onThemeChange,
  mediaBase = '',
}: UiProviderProps) => {
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  // A prerendered page has nobody's choice; hydration shows it as it came, and the choice right after.
  const saved = useSyncExternalStore(
    never,
    () => firstTheme,
    () => 'system' as const,
  )
  const [chosen, setChosen] = useState<ThemeChoice>()
  const theme = chosen ?? saved
  const [toasts] = useState(createToastStore)
  const cache = useMemo(
    () => givenCache ?? emotionCache(cacheKey, container, nonce, sizeContainer?.plugin),
    [givenCache, cacheKey, container, nonce, sizeContainer],
  )

  useLayoutEffect(() => holdCache(cache, container ?? document.head), [cache, container])
  useEffect(() => toasts.clear, [toasts])
  const { font, fontFiles } = brand
  useEffect(() => registerFont({ font, fontFiles }, document), [font, fontFiles])
  useBrandVariables(root, brand)
  useLayoutEffect(() => {
    if (scope === 'shadow') root.current?.style.setProperty('--yw-rem', '16px')
  }, [scope])

  const value = useMemo(
    () => ({
      brand,
      copy: withBrandWords('ui', ar, brand),
      theme,
      setTheme: (next: ThemeChoice) => {
        setChosen(next)
        onThemeChange?.(next)
      },
      mediaBase,
      layer,
      toasts,
      container: sizeContainer,
    }),
    [brand, theme, onThemeChange, mediaBase, toasts, sizeContainer],
  )
  const Layer = sizeContainer?.Layer ?? 'div'
  const shownTheme = brand.features.darkTheme ? theme : 'light'

  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <UiContext value={value}>
          <div
            ref={root}
            className={SCOPE_CLASS}
            dir="rtl"
            lang="ar"
            data-theme={shownTheme === 'system' ? undefined : shownTheme}
          >
            {children}
            <Layer ref={layer} />
            <Toaster />
          </div>
        </UiContext>
      </ChakraProvider>
    </CacheProvider>
  )
}
