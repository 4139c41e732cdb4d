import type { FirstInteraction, RecordedPage } from '../lib/first-interaction'
import { THEME_KEY } from '../lib/theme-key'

// Before the first paint: the visitor's own choice of light or dark.
try {
  const theme = localStorage[THEME_KEY] as unknown
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Without storage the device's own setting holds.
}

/**
 * Records what is pressed or submitted in a prerendered page, for replayFirstInteraction. A form that nothing handles yet
 * must not leave the page.
 */
const interaction: FirstInteraction = {
  click({ target }) {
    const button = (target as Partial<Element>).closest?.<HTMLButtonElement>('#root button[type=button]')
    if (button && !interaction.stopped) interaction.target = button
  },
  submit(event) {
    event.preventDefault()
    if (!interaction.stopped) interaction.target = event.target as HTMLFormElement
  },
}
;(window as RecordedPage).yawmiEarly = interaction
for (const name of ['click', 'submit'] as const) document.addEventListener(name, interaction[name], true)
