import { onSessionChange } from '@yawmi/session'

/** Where somebody is among the jokes: in which category, and at which joke of it, once that has loaded. */
export interface JokePlace {
  category: string
  index: number
  uuid?: string
}

/** By entry of the history, whose key a router has: «back», from the studio for instance, leads to the joke that was left. */
const places = new Map<string, JokePlace>()

/** Maximal number of entries that are remembered; the oldest is dropped first. */
const MAX_PLACES = 20

export const placeAt = (entry: string): JokePlace | undefined => places.get(entry)

export function savePlace(entry: string, place: JokePlace): void {
  places.delete(entry)
  places.set(entry, place)
  if (places.size > MAX_PLACES) places.delete(places.keys().next().value as string)
}

onSessionChange(() => places.clear())
