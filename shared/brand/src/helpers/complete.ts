import { defaultBrand } from './default-brand'
import type { Brand } from '../schema/schema'

export type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { [K in keyof T]?: DeepPartial<T[K]> }
    : T

/**
 * A brand that a page hands over as an object, made whole: what is missing, or of another type than it must be, is as in
 * the default brand. For browsers, which have no validator; files are checked by `@yawmi/brand/schema`. A page that gives
 * light colours alone gets no dark theme unless it asks for one: at night ours would stand beside its own.
 */
export const completeBrand = (given: DeepPartial<Brand>): Brand => {
  const brand = complete(defaultBrand, given) as Brand
  const { light, dark } = given.colors ?? {}
  if (light && !dark && given.features?.darkTheme === undefined)
    brand.features = { ...brand.features, darkTheme: false }
  // Its other form is of another type than the default's.
  if (typeof given.phoneRule === 'string') brand.phoneRule = given.phoneRule
  return { ...brand, words: wordsOf(given.words) }
}

function complete(standard: unknown, given: unknown): unknown {
  if (Array.isArray(standard)) return Array.isArray(given) ? given : standard
  if (typeof standard !== 'object' || standard === null) return typeof given === typeof standard ? given : standard
  const own = isRecord(given) ? given : {}
  return Object.fromEntries(Object.entries(standard).map(([key, value]) => [key, complete(value, own[key])]))
}

const wordsOf = (given: unknown) =>
  Object.fromEntries(
    Object.entries(isRecord(given) ? given : {}).filter(([, word]) => typeof word === 'string'),
  ) as Record<string, string>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
