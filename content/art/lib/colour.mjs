/** Colour arithmetic in OKLab, so that mixes stay clean: no grey mud between a blue and an orange. */

const toLinear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

/** @param {string} hex `#rrggbb` @returns {number[]} L, a, b */
function toLab(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => toLinear(parseInt(hex.slice(i, i + 2), 16) / 255))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** @param {number[]} lab @returns {string} `#rrggbb`, clipped to sRGB */
function toHex([L, a, b]) {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return (
    '#' +
    rgb
      .map((c) =>
        Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, c)))))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

/** @param {string} from @param {string} to @param {number} t 0 gives `from`, 1 gives `to` */
export function mix(from, to, t) {
  const a = toLab(from)
  const b = toLab(to)
  return toHex(a.map((v, i) => v + (b[i] - v) * t))
}

/** Moves the lightness, keeping the hue; `amount` from -1 to 1. @param {string} hex @param {number} amount */
export function shade(hex, amount) {
  const [L, a, b] = toLab(hex)
  const target = amount > 0 ? L + (1 - L) * amount : L * (1 + amount)
  const chroma = amount > 0 ? 1 - amount * 0.7 : 1 + amount * 0.35
  return toHex([target, a * chroma, b * chroma])
}

/** A ramp read at `t` in [0, 1]. @param {readonly string[]} colours @param {number} t */
export function ramp(colours, t) {
  const x = Math.min(0.9999, Math.max(0, t)) * (colours.length - 1)
  const i = Math.floor(x)
  return mix(colours[i], colours[i + 1], x - i)
}
