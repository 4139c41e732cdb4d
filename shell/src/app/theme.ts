import type { ThemeChoice } from '@yawmi/ui'

/** The person's choice of light or dark; it outlives signing out, so it is none of the session's keys. */
const KEY = 'yawmi-theme'

export function readTheme(): ThemeChoice {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

export function writeTheme(theme: ThemeChoice): void {
  // The page's ground is the root element's; before the first paint the site server's own script says it there.
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
