import type { ContentItem, Quote, Video } from '@yawmi/contract'
import type { ContentRow, PictureRow } from '../../domain/content/content-rows'
import { cardPath, presentPicture } from './picture'

/** A row of any content list, in the shape of its type. */
export function presentContentItem(row: ContentRow): ContentItem {
  switch (row.type) {
    case 'video':
      return presentVideo(row)
    case 'background': {
      const picture = pictureOf(row)
      const img = { secondary_background: { web: cardPath(picture) } }
      return { uuid: row.id, name: row.title, path: picture.path, picture: presentPicture(picture), img }
    }
    case 'design_image':
    case 'design_card':
    case 'sticker': {
      const picture = pictureOf(row)
      return { uuid: row.id, name: row.title, path: picture.path, picture: presentPicture(picture) }
    }
    case 'quote':
      return presentQuote(row)
    case 'name':
      return { uuid: row.id, name: row.title, description: row.body }
    case 'message':
    case 'joke':
      return { uuid: row.id, name: row.body }
  }
}

export function presentVideo(row: ContentRow): Video {
  const cover = pictureOf(row)
  return {
    uuid: row.id,
    name: row.title,
    title: row.title,
    description: row.body,
    path: row.mediaPath ?? '',
    video_cover: cardPath(cover),
    cover: presentPicture(cover),
    views: row.views,
  }
}

/** A quote's name is its text, its description the author. */
export const presentQuote = (row: ContentRow): Quote => ({ uuid: row.id, name: row.body, description: row.title })

/** The import lets no such row in without its picture. */
function pictureOf({ id, picture }: ContentRow): PictureRow {
  if (!picture) throw new Error(`content ${id} has no picture`)
  return picture
}
