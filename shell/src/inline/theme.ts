import { THEME_KEY } from '../lib/theme-key'

// Before the first paint: the visitor's own choice of light or dark.
try {
  const theme = localStorage[THEME_KEY] as unknown
  if (theme === 'dark' || theme === 'light') {
    document.documentElement.dataset.theme = theme
    // The browser's own bars have a colour for each theme of the device.
    for (const color of document.querySelectorAll<HTMLMetaElement>('meta[media]'))
      color.media = color.media.includes(theme) ? '' : 'not all'
  }
} catch {
  // Without storage the device's own setting holds.
}
