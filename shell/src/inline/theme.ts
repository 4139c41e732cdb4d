import { showThemeColor } from '../lib/theme-color'
import { THEME_KEY } from '../lib/theme-key'

// Before the first paint: the visitor's own choice of light or dark.
try {
  const theme = localStorage[THEME_KEY] as unknown
  if (theme === 'dark' || theme === 'light') {
    document.documentElement.dataset.theme = theme
    showThemeColor(theme)
  }
} catch {
  // Without storage the device's own setting holds.
}
