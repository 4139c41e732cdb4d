import { DAILY_IDS, type DailyKind, type DailyCard } from '@yawmi/contract'
import type { ContentRow } from '../../domain/content/content-rows'
import { presentQuote } from './content-item'

/** What the day's leaf shows to everybody. @param date `2026-11-21` */
export function presentDailyCard(date: string, picks: { tile: { id: string }; content: ContentRow }[]): DailyCard {
  const of = (kind: DailyKind) => picks.find(({ tile }) => tile.id === DAILY_IDS[kind])?.content
  const [name, quote, joke] = [of('name'), of('quote'), of('joke')]
  return {
    date,
    name: name ? { uuid: name.id, name: name.title, description: name.body } : null,
    quote: quote ? presentQuote(quote) : null,
    joke: joke ? { uuid: joke.id, name: joke.body } : null,
  }
}
