import type { Api } from '@yawmi/api-client'
import { DAILY_IDS, type DailyItem, type DailyKind, type Picture } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { queryOptions, useQuery } from '@yawmi/remote-kit/query'
import { calendarDate } from '../calendar-date'

/** One tile of the day. */
export interface DailyTile {
  kind: DailyKind
  /** Id of the tile, by which its views are counted. */
  uuid: string
  name: string
  description: string
  color: string
  /** The day's text, or the name of the item. */
  text: string
  /** Additional text: a quote's author, a name's meaning, a video's title. */
  more: string
  /** File on the media host that the tile opens: the video, the wallpaper. */
  file: string | null
  poster: string | null
  picture: Picture | null
  /** The item itself, as the server answered it. */
  content: DailyItem['latest_content']
}

const KIND_OF_ID = new Map<string, DailyKind>(
  (Object.entries(DAILY_IDS) as [DailyKind, string][]).map(([kind, id]) => [id, kind]),
)
const ORDER = Object.keys(DAILY_IDS) as DailyKind[]

/** Tiles are identified by their fixed ids (specification, section 2, "Daily content"); unknown ids are skipped. */
export function toDailyTiles(items: readonly DailyItem[]): DailyTile[] {
  const tiles = items.flatMap(({ latest_content: content, ...item }): DailyTile[] => {
    const kind = KIND_OF_ID.get(item.uuid)
    if (!kind) return []
    return [
      {
        kind,
        uuid: item.uuid,
        name: item.name,
        description: item.description,
        color: item.color,
        text: content.name,
        more: content.title,
        file: content.path,
        poster: content.video_cover,
        picture: content.picture,
        content,
      },
    ]
  })
  return tiles.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

const dayOf = (instant: number) => calendarDate(new Date(instant)).iso
const isOfToday = (answeredAt: number) => dayOf(answeredAt) === dayOf(Date.now())

/** Milliseconds for which the day's tiles are fresh, on the day of their answer. */
const FRESH_FOR_MS = 60_000

/** Today's six tiles; for subscribers only. */
export const dailyOptions = (api: Api) =>
  queryOptions({
    queryKey: ['content', 'daily'],
    queryFn: ({ signal }) => api.todaysContent({ signal }),
    select: ({ data }) => toDailyTiles(data),
    staleTime: ({ state }) => (isOfToday(state.dataUpdatedAt) ? FRESH_FOR_MS : 0),
  })

/** Today's tiles; those that were answered the day before are none. Key the component by `useDay`: at midnight nothing refetches by itself. */
export function useDailyTiles(enabled = true) {
  const { data, dataUpdatedAt, isError, error, refetch } = useQuery({ ...dailyOptions(useApi()), enabled })
  return { data: isOfToday(dataUpdatedAt) ? data : undefined, isError, error, refetch }
}
