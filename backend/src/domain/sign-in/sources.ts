import { DAY_S, HOUR_S } from './fading'

/** How well a sign-in is known before anything is said: which limits it is judged by. */
export type Standing =
  /** The device has signed in to this very number: the number's own limits are all that it needs. */
  | 'own'
  /** The device has signed in to another number, or many do from its address range. */
  | 'known'
  | 'unknown'

/** Rows of counters by what they count. Those of the whole service and of a brand are kept apart by standing. */
export interface Sources {
  device: string
  /** The number by which a device is known, so that one SIM card makes one source however many devices it vouches for. */
  holder: string | undefined
  range: string
  brand: Record<'known' | 'unknown', string>
  service: Record<'known' | 'unknown', string>
  /** Messages of the last hour. */
  brandHour: string
  serviceHour: string
}

const HOURLY = 'hour'

export const brandSources = (brand: string): Pick<Sources, 'brand' | 'brandHour'> => ({
  brand: { known: `brand ${brand} known`, unknown: `brand ${brand} unknown` },
  brandHour: `${HOURLY} brand ${brand}`,
})

export const SERVICE: Pick<Sources, 'service' | 'serviceHour'> = {
  service: { known: 'service known', unknown: 'service unknown' },
  serviceHour: `${HOURLY} service`,
}

/** Seconds in which the counts of a source fade. */
export const fadesIn = (source: string): number => (source.startsWith(`${HOURLY} `) ? HOUR_S : DAY_S)

export function allOf({ device, holder, range, brand, service, brandHour, serviceHour }: Sources): string[] {
  const always = [device, range, brand.known, brand.unknown, service.known, service.unknown, brandHour, serviceHour]
  return holder === undefined ? always : [...always, holder]
}
