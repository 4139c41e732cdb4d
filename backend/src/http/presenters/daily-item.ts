import type { DailyItem } from '@yawmi/contract'
import type { ContentRow } from '../../domain/content/content-rows'
import type { dailyTiles } from '../../infrastructure/db/schema/content'
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
