import type { ThemeChoice } from '@yawmi/ui'

/** Storage key of the visitor's choice of light or dark; signing out keeps it, so it is no key of the session. */
export const THEME_KEY = 'yawmi-theme'

export function readTheme(): ThemeChoice {
  try {
    const saved = localStorage.getItem(THEME_KEY)
    return saved === 'light' || saved === 'dark' ? saved : 'system'
  } catch {
    return 'system'
  }
}

export function writeTheme(theme: ThemeChoice): void {
  // The page's background is the root element's; before the first paint the inline script sets the attribute there.
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
