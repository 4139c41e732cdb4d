import type { Brand } from '@yawmi/brand'

type Widths = readonly [normal: number, bold: number]

/** A font that devices have, and how wide text is in our fonts over in it. */
interface DeviceFont {
  /** Names that the font goes by, of its 400 and its 700. */
  names: readonly [normal: readonly string[], bold: readonly string[]]
  widths: readonly { range: string; tajawal: Widths; cairo: Widths }[]
}

const ARABIC = 'U+0020,U+0600-06FF,U+FB50-FDFF,U+FE70-FEFC'
const DIGITS = 'U+0021-003F,U+00A0,U+00AB,U+00BB,U+2013-2014,U+2026'
const BASIC_LATIN = 'U+0040-005E,U+0060-007E,U+00A9'

/**
 * Of those that a device has, the last one with a range is taken. The widths are of the landing page's texts, shaped with
 * HarfBuzz in the fonts' own files (DejaVu 2.37; Noto and Roboto as Google Fonts serves them): single texts are up to a
 * tenth wider or narrower. Fonts of Apple, Microsoft and Samsung are left as they are, for we have no files to measure.
 */
const DEVICE_FONTS: readonly DeviceFont[] = [
  {
    names: [
      ['DejaVu Sans', 'DejaVuSans'],
      ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    ],
    widths: [
      { range: ARABIC, tajawal: [0.9701, 0.8771], cairo: [0.9625, 0.8792] },
      { range: DIGITS, tajawal: [0.782, 0.711], cairo: [0.88, 0.799] },
      { range: BASIC_LATIN, tajawal: [0.83, 0.772], cairo: [0.86, 0.79] },
    ],
  },
  {
    names: [
      ['Noto Naskh Arabic UI', 'NotoNaskhArabicUI', 'Noto Naskh Arabic', 'NotoNaskhArabic-Regular'],
      ['Noto Naskh Arabic UI Bold', 'NotoNaskhArabicUI-Bold', 'Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold'],
    ],
    widths: [{ range: ARABIC, tajawal: [1.145, 1.1883], cairo: [1.136, 1.1911] }],
  },
  {
    names: [
      ['Noto Sans Arabic', 'Noto Sans Arabic Regular', 'NotoSansArabic-Regular'],
      ['Noto Sans Arabic Bold', 'NotoSansArabic-Bold'],
    ],
    widths: [{ range: ARABIC, tajawal: [1.03, 1.0111], cairo: [1.022, 1.0135] }],
  },
  {
    names: [
      ['Roboto', 'Roboto-Regular'],
      ['Roboto Bold', 'Roboto-Bold'],
    ],
    widths: [
      { range: DIGITS, tajawal: [0.885, 0.862], cairo: [0.996, 0.969] },
      { range: BASIC_LATIN, tajawal: [0.935, 0.962], cairo: [0.967, 0.985] },
    ],
  },
]

/** Ascent and descent of our fonts over their size, as their faces show them. */
const METRICS = { tajawal: [0.88, 0.32], cairo: [1.303, 0.571] } as const
const FAMILIES = { tajawal: 'Yawmi Tajawal Fallback', cairo: 'Yawmi Cairo Fallback' } as const

/**
 * Rules of what a page shows its text in until its font is there: fonts of the device, as wide and as high as ours, so
 * that nothing moves when ours comes. The family stands after our own in the brand's list of families.
 */
export function fallbackFaces(font: Brand['font']): string {
  if (font === 'system') return ''
  return DEVICE_FONTS.flatMap(({ names, widths }) =>
    widths.flatMap(({ range, [font]: [normal, bold] }) => [
      fallbackFace(font, 400, names[0], range, normal),
      fallbackFace(font, 700, names[1], range, bold),
    ]),
  ).join('')
}

function fallbackFace(
  font: keyof typeof FAMILIES,
  weight: 400 | 700,
  names: readonly string[],
  range: string,
  width: number,
): string {
  const [ascent, descent] = METRICS[font]
  const sources = names.map((name) => `local('${name}')`).join()
  // What is overridden is adjusted as well.
  const metrics = `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%`
  return `@font-face{font-family:'${FAMILIES[font]}';font-weight:${weight};src:${sources};unicode-range:${range};size-adjust:${percent(width)};${metrics}}`
}

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`
