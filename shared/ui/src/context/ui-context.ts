import { createContext, use, type ComponentType, type Ref } from 'react'
import type { Brand } from '@yawmi/brand'
import type { UiCopy } from '../copy/ar'
import type { ToastStore } from './toast-store'
import type { StyleRegistry } from '../styles/style-registry'

export type ThemeChoice = 'light' | 'dark' | 'system'

/** What layouts go by where a remote has only a part of a page, see `@yawmi/ui/container`. */
export interface SizeContainer {
  /** Makes the width queries of a rule queries of the container. */
  rewrite: (rule: string) => string
  /** Whether the container is as wide as `(min-width: …px)` asks, as the window says it of itself. */
  matchMedia: (query: string) => Pick<MediaQueryList, 'matches'> & {
    addEventListener(type: 'change', listener: () => void): void
    removeEventListener(type: 'change', listener: () => void): void
  }
  /** The element that dialogs are put into, beside the container. */
  Layer: ComponentType<{ ref: Ref<HTMLDivElement> }>
}

export interface UiValue {
  brand: Brand
  copy: UiCopy
  theme: ThemeChoice
  setTheme: (theme: ThemeChoice) => void
  /** Address that paths of pictures are appended to. */
  mediaBase: string
  /** The element that what floats (dialogs) is put into; inside the scope element. */
  layer: { current: HTMLElement | null }
  toasts: ToastStore
  styles: StyleRegistry
  container?: SizeContainer
}

/** Undefined outside a provider of this copy of the package. */
export const UiContext = createContext<UiValue | undefined>(undefined)

export const useUi = (): UiValue => {
  const value = use(UiContext)
  if (!value) throw new Error('A component of @yawmi/ui stands outside UiProvider')
  return value
}

/** The brand in use. */
export const useBrand = () => useUi().brand

/** The components' own words, with those that the brand replaces. */
export const useCopy = () => useUi().copy
