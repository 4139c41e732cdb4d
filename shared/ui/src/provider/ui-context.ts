import { createContext, use } from 'react'
import type { Brand } from '@yawmi/brand'
import type { UiCopy } from '../copy/ar'
import type { ToastStore } from '../toast/toast-store'

export type ThemeChoice = 'light' | 'dark' | 'system'

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
