import { DAILY_IDS, type DailyCard, type DailyItem, type DailyKind } from '@yawmi/contract'
import type { ContentRow } from '../../domain/content/content-rows'
import type { dailyTiles } from '../../infrastructure/db/schema/content'
import { presentQuote } from './content-item'
import { cardPath, presentPicture } from './picture'

export function presentDailyItem(tile: typeof dailyTiles.$inferSelect, content: ContentRow): DailyItem {
  return {
    uuid: tile.id,
    name: tile.name,
    color: tile.color,
    description: tile.description,
    img: { background_web: tile.backgroundPath },
    latest_content: presentLatest(content),
  }
}

function presentLatest(content: ContentRow): DailyItem['latest_content'] {
  const { picture } = content
  return {
    uuid: content.id,
    ...textsOf(content),
    path: content.mediaPath ?? picture?.path ?? null,
    video_cover: content.type === 'video' && picture ? cardPath(picture) : null,
    picture: picture && presentPicture(picture),
    views: content.views,
  }
}

/** What a tile shows first is `name`; `title` stands with it: the author of a quote, the meaning of a name. */
function textsOf({ type, title, body }: ContentRow): { name: string; title: string } {
  if (type === 'message' || type === 'joke' || type === 'quote') return { name: body, title }
  return { name: title, title: type === 'name' ? body : title }
}

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
