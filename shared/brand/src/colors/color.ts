/** `#rrggbb` → relative luminance, 0 (black) to 1 (white), as WCAG 2.2 defines it. */
const luminance = (hex: string) => {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, 1.4.3). */
export const contrastRatio = (one: string, other: string) => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Mixes `share` (0 to 1) of one `#rrggbb` colour into another, as CSS `color-mix(in srgb, …)` does. */
export const mixColors = (color: string, share: number, base: string) => {
  const channel = (at: number) => {
    const from = Number.parseInt(color.slice(at, at + 2), 16)
    const to = Number.parseInt(base.slice(at, at + 2), 16)
    return Math.round(from * share + to * (1 - share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
