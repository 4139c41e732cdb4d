let isRegistered = false

/**
 * Keeps `--scrollbar-width` from being inherited. Zag writes it to the root whenever it locks the page, for styles that want it; ours do not, and all of the page
 * would be styled anew.
 */
export function keepScrollbarWidthToTheRoot(): void {
  if (isRegistered || !globalThis.CSS?.registerProperty) return
  isRegistered = true
  try {
    CSS.registerProperty({ name: '--scrollbar-width', syntax: '*', inherits: false })
  } catch {
    // Somebody else on the page has said what it is.
  }
}
