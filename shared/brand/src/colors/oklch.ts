/**
 * A colour as people see it: lightness 0 to 1, chroma from 0 (grey), hue in radians.
 * Björn Ottosson, "A perceptual color space for image processing", 2020.
 */
export interface Oklch {
  l: number
  c: number
  h: number
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** `#rrggbb` → OKLCH. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

type Rgb = [number, number, number]

function linearOf({ l: lightness, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** OKLCH → `#RRGGBB`; what no screen can show gets as much of its chroma as one can. */
export function fromOklch(color: Oklch): string {
  let rgb = linearOf(color)
  for (let c = color.c; c > 0 && rgb.some((value) => value < -0.0005 || value > 1.0005); c -= 0.004)
    rgb = linearOf({ ...color, c: Math.max(0, c) })
  const channel = (value: number) =>
    Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, value)))))
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(channel).join('')}`.toUpperCase()
}
