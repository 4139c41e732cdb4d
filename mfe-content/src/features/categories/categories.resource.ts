import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS, type Category, type CategoryKind } from '@yawmi/contract'
import { queryOptions } from '@yawmi/remote-kit/query'

/** Tiles of the home page, in the order in which the category list answers them (specification, section 2). */
const TILES = ['images', 'videos', 'names', 'messages', 'jokes', 'designs', 'quotes'] as const
export type TileKind = (typeof TILES)[number]

export type CategoryTile = ReturnType<typeof toTiles>[number]

const KIND_OF_ID = new Map<string, CategoryKind>(
  (Object.entries(CATEGORY_IDS) as [CategoryKind, string][]).map(([kind, id]) => [id, kind]),
)
const isTile = (kind: CategoryKind | undefined): kind is TileKind => TILES.includes(kind as TileKind)

/**
 * A category with one of the fixed ids is identified by it; any other one by its position in the list, unless the kind of
 * that position is there by its id: then the category is of a kind that is newer than this version, which has no tile.
 */
export function toTiles(categories: readonly Category[]) {
  const known = new Set(categories.map(({ uuid }) => KIND_OF_ID.get(uuid)))
  return categories.flatMap(({ uuid, name, description, color, img }, index) => {
    const place = known.has(TILES[index]) ? undefined : TILES[index]
    const kind = KIND_OF_ID.get(uuid) ?? place
    return isTile(kind) ? [{ kind, name, description, color, icon: img.icon_web }] : []
  })
}

export const categoryTilesOptions = (api: Api) =>
  queryOptions({
    queryKey: ['content', 'categories'],
    queryFn: ({ signal }) => api.categories({ signal }),
    select: ({ data }) => toTiles(data),
  })
