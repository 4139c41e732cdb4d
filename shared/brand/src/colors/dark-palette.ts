import standard from '../../brands/yawmi.json'
import { contrastRatio } from './color'
import { COLOR_KEYS } from '../lib/constants'
import type { Palette } from './contrast'
import { fromOklch, toOklch } from './oklch'

const TEXT = 4.5
const CONTROL = 3

/** How light the parts of a dark page are, in OKLCH: near those of our own dark theme. */
const LIGHTNESS = { paper: 0.2, surface: 0.25, line: 0.32, edge: 0.58, quiet: 0.76, ink: 0.95, onColor: 0.22 }

/** Grounds and texts have a breath of the brand's hue, no more: chroma in OKLCH. */
const TINT = 0.018

/**
 * The dark theme of a light one: the brand's own hues on a dark ground, as light as their contrast needs.
 * @param given colours of the dark theme that the brand gives, which stand; the others are made to go with them.
 */
export function darkPalette(light: Palette, given: Partial<Palette> = {}): Palette {
  const { c, h } = toOklch(light.brand)
  const ground = (l: number) => fromOklch({ l, c: Math.min(c, TINT), h })
  const paper = given.paper ?? ground(LIGHTNESS.paper)
  const surface = given.surface ?? ground(LIGHTNESS.surface)
  /** A colour of the light theme made light enough for the ground that it stands on. */
  const raised = (color: string, minRatio: number) => lighter(color, (hex) => clearOf(hex, [paper, surface], minRatio))
  const tinted = (l: number, minRatio: number) => raised(ground(l), minRatio)

  const brand = given.brand ?? raised(light.brand, TEXT)
  const brandHover = given.brandHover ?? lighter(brand, (hex) => contrastRatio(hex, brand) >= 1.2)
  const accent = given.accent ?? raised(light.accent, CONTROL)
  const danger = given.danger ?? raised(light.danger, TEXT)
  const success = given.success ?? raised(light.success, TEXT)
  return {
    paper,
    surface,
    ink: given.ink ?? tinted(LIGHTNESS.ink, TEXT),
    quiet: given.quiet ?? tinted(LIGHTNESS.quiet, TEXT),
    line: given.line ?? ground(LIGHTNESS.line),
    edge: given.edge ?? tinted(LIGHTNESS.edge, CONTROL),
    brand,
    brandHover,
    brandInk: given.brandInk ?? inkOn([brand, brandHover], light.brandInk),
    accent,
    accentInk: given.accentInk ?? inkOn([accent], light.accentInk),
    danger,
    dangerInk: given.dangerInk ?? inkOn([danger], light.dangerInk),
    success,
    successInk: given.successInk ?? inkOn([success], light.successInk),
  }
}

const clearOf = (color: string, others: readonly string[], minRatio: number) =>
  others.every((other) => contrastRatio(color, other) >= minRatio)

/** The same hue, lightened a step at a time until it will do; white where nothing before does. */
function lighter(color: string, willDo: (hex: string) => boolean): string {
  const { l, c, h } = toOklch(color)
  for (let lightness = l; lightness < 1; lightness += 0.01) {
    const hex = lightness === l ? color : fromOklch({ l: lightness, c, h })
    if (willDo(hex)) return hex
  }
  return '#FFFFFF'
}

/** What is written on colours: as in the light theme where that can be read, else a deep shade of theirs, else black or white. */
function inkOn(grounds: readonly string[], ours: string): string {
  const { c, h } = toOklch(grounds[0]!)
  const deep = fromOklch({ l: LIGHTNESS.onColor, c: Math.min(c, 0.05), h })
  return [ours, deep, '#000000', '#FFFFFF'].find((ink) => clearOf(ink, grounds, TEXT)) ?? '#000000'
}

const HEX = /^#[0-9a-fA-F]{6}$/
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isColor = (value: unknown): value is string => typeof value === 'string' && HEX.test(value)
const colorsOf = (given: Record<string, unknown>): Partial<Palette> =>
  Object.fromEntries(COLOR_KEYS.flatMap((key) => (isColor(given[key]) ? [[key, given[key]] as const] : [])))

/**
 * The `colors` of a brand file with the dark theme filled in from the light one, where the file has a light one of its
 * own; a file that has none is left as it is. What is not a colour stays, so that the schema tells it.
 */
export function withDarkTheme(colors: unknown): unknown {
  if (!isRecord(colors) || !isRecord(colors.light)) return colors
  const own = colorsOf(colors.light)
  if (Object.keys(own).length === 0 || !(colors.dark === undefined || isRecord(colors.dark))) return colors
  const dark = colors.dark ?? {}
  return { ...colors, dark: { ...darkPalette({ ...standard.colors.light, ...own }, colorsOf(dark)), ...dark } }
}
