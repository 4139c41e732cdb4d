import { THEME_KEY } from '../lib/theme-key'

const { documentElement: root } = document

// The browser's own bars have a colour for each theme of the device: `light`, then `dark`. They follow what is chosen, also later.
new MutationObserver(() => {
  document.querySelectorAll<HTMLMetaElement>('meta[media]').forEach((color, index) => {
    color.media = index === Number(root.dataset.theme === 'dark') ? '' : 'not all'
  })
}).observe(root, { attributeFilter: ['data-theme'] })

// Before the first paint: the visitor's own choice of light or dark.
try {
  const theme = localStorage[THEME_KEY] as unknown
  if (theme === 'dark' || theme === 'light') root.dataset.theme = theme
} catch {
  // Without storage the device's own setting holds.
}
