/** Relative luminance of a colour of six hex digits, as WCAG computes it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colours stand out from each other: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** The first colour that reads on a ground, or the one that stands out from it the most. */
export const readableInk = (ground: string, inks: readonly string[]): string =>
  inks.find((ink) => contrast(ink, ground) >= 7) ??
  inks.reduce((best, ink) => (contrast(ink, ground) > contrast(best, ground) ? ink : best))
