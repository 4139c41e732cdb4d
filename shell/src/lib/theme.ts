import { guardedStorage } from '@yawmi/lib'
import type { ThemeChoice } from '@yawmi/ui'
import { THEME_KEY } from './theme-key'

const storage = guardedStorage('localStorage')

export function readTheme(): ThemeChoice {
  const saved = storage.get(THEME_KEY)
  return saved === 'light' || saved === 'dark' ? saved : 'system'
}

export function writeTheme(theme: ThemeChoice): void {
  // The page's background is the root element's; before the first paint the inline script sets the attribute there.
  if (theme === 'system') {
    delete document.documentElement.dataset.theme
    storage.remove(THEME_KEY)
  } else {
    document.documentElement.dataset.theme = theme
    storage.set(THEME_KEY, theme)
    // The browser's own bars have a colour for each theme of the device: all of them become the one that shows now.
    const { backgroundColor } = getComputedStyle(document.documentElement)
    for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      color.content = backgroundColor
  }
}
