import { guardedStorage } from '@yawmi/lib'
import type { ThemeChoice } from '@yawmi/ui'
import { THEME_KEY } from './theme-key'

const storage = guardedStorage('localStorage')

export function readTheme(): ThemeChoice {
  const saved = storage.get(THEME_KEY)
  return saved === 'light' || saved === 'dark' ? saved : 'system'
}

export function writeTheme(theme: ThemeChoice): void {
  // The page's background is the root element's; before the first paint the inline script sets the attribute there. Neither knows `system`,
  // for which the device's setting holds.
  document.documentElement.dataset.theme = theme
  storage.set(THEME_KEY, theme)
}
