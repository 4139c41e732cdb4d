/** Sizes at which the height of a line falls between two px often enough to tell. */
const SIZES = [11, 13, 15, 17, 19, 21, 23]

/** What was found, by the screen's own density. */
const densities = new Map<number, number>()

/**
 * How many pixels of layout the page has for one CSS px. Chromium lays text out in the pixels of the screen and rounds
 * there, so that a line that just fits on one screen may not fit on another; WebKit, and a screen that is only
 * emulated, lay out in CSS px. The heights of lines show it: they are whole CSS px everywhere, or not.
 */
export function layoutDensity(): number {
  const known = densities.get(devicePixelRatio)
  if (known) return known
  const lines = SIZES.map((size) => {
    const line = document.createElement('span')
    line.textContent = 'x'
    line.style.cssText = `position:absolute;visibility:hidden;font-family:sans-serif;font-size:${size}px`
    return line
  })
  document.body.append(...lines)
  const heights = lines.map((line) => line.getBoundingClientRect().height)
  lines.forEach((line) => line.remove())
  const density = heights.every((height) => Math.abs(height - Math.round(height)) < 0.01) ? 1 : devicePixelRatio
  densities.set(devicePixelRatio, density)
  return density
}
