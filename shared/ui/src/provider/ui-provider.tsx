import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { withBrandWords, type Brand } from '@yawmi/brand'
import { ar } from '../copy/ar'
import { SCOPE_CLASS } from '../theme/global-css'
import { createToastStore } from '../context/toast-store'
import { Toaster } from '../toast/toaster'
import { registerFont } from './font-faces'
import { UiContext, type SizeContainer, type ThemeChoice } from '../context/ui-context'
import { createStyleRegistry, type StyleRegistry } from '../styles/style-registry'
import { holdStyles, stylesIn, type StyleRootOptions } from './style-roots'
import { useBrandVariables } from './use-brand-variables'

export interface UiProviderProps {
  children: ReactNode
  /** No default one: its prices and texts would be bytes of every page, which has a brand of its own. */
  brand: Brand
  /** Nonce of the page's Content-Security-Policy, for the style elements that are written. */
  nonce?: string
  /**
   * Where styles go: a style element in an element (the document's head, unless told), or, in a host page, a sheet that its
   * document or shadow root adopts, which no policy of that page forbids.
   */
  container?: HTMLElement | Document | ShadowRoot
  /** Where styles are written while a page is prerendered, see `@yawmi/ui/server`; otherwise made from the above. */
  styles?: StyleRegistry
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

/** Without a document each rendering has styles of its own, which nobody reads. */
const stylesOf = (container: Node | undefined, options: StyleRootOptions): StyleRegistry =>
  typeof document === 'undefined'
    ? createStyleRegistry({ insert: () => {} })
    : stylesIn(container ?? document.head, options)

/** The first theme does not change while it is looked at. */
const never = () => () => {}

/**
 * Everything that the components need above them: styles, direction, language, brand, messages, and the scope element
 * `<div class="yawmi">` that all of it is bound to. On unmount nothing stays behind in the page.
 */
export const UiProvider = ({
  children,
  brand,
  nonce,
  container,
  styles: givenStyles,
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
  const styles = useMemo(
    () => givenStyles ?? stylesOf(container, { nonce, rewrite: sizeContainer?.rewrite }),
    [givenStyles, container, nonce, sizeContainer],
  )

  useLayoutEffect(() => holdStyles(container ?? document.head), [styles, container])
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
      styles,
      container: sizeContainer,
    }),
    [brand, theme, onThemeChange, mediaBase, toasts, styles, sizeContainer],
  )
  const Layer = sizeContainer?.Layer ?? 'div'
  const shownTheme = brand.features.darkTheme ? theme : 'light'

  return (
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
  )
}
