import { readStored, writeStored } from '@yawmi/session'
import type { Target } from '@yawmi/remote-kit'
import { DAILY_VIDEO } from '../../paths'
import { isPicture } from '../is-picture'
import type { VideoItem } from './video-item'
import type { DailyTile } from '../queries/daily.resource'

/** The address at which the day's video plays. */
export const DAILY_VIDEO_PLACE: Target = { name: 'videos_details', params: { uuid: DAILY_VIDEO } }

/** The video of a daily tile, or undefined for any other tile. */
export function videoOfTile(tile: DailyTile | undefined): VideoItem | undefined {
  if (tile?.kind !== 'video' || tile.file === null) return undefined
  return {
    uuid: tile.content.uuid,
    title: tile.text || tile.more,
    description: tile.description,
    file: tile.file,
    poster: tile.poster ?? undefined,
    cover: tile.picture ?? undefined,
  }
}

/** Stores the day's video on the device, with the API's field names, for the screen that plays it without a request. */
export function saveDailyVideo({ uuid, title, description, file, poster, cover }: VideoItem): void {
  writeStored('dailyVideo', { uuid, name: title, title, description, path: file, video_cover: poster, cover })
}

/** The stored video of the day; undefined where none is stored or the value is invalid. */
export function savedDailyVideo(): VideoItem | undefined {
  const stored = readStored('dailyVideo') as Record<string, unknown> | undefined
  const text = (key: string) => (typeof stored?.[key] === 'string' ? stored[key] : '')
  const file = text('path')
  if (!file) return undefined
  return {
    uuid: text('uuid'),
    title: text('name') || text('title'),
    description: text('description'),
    file,
    poster: text('video_cover') || undefined,
    cover: isPicture(stored?.cover) ? stored.cover : undefined,
  }
}
