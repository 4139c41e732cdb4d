import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS, type Picture } from '@yawmi/contract'
import { queryClient, queryOptions } from '@yawmi/remote-kit/query'
import { SAVED_KEY } from '../../lib/saved/saved-key'
import { PREVIEWS_SHOWN } from './previews-shown'

/** Something to look at: a picture in its sizes, or one file of the media host. */
export type Preview = { picture: Picture } | { path: string }

/** What a tile shows of its place: the number of items, and the first of them. */
export interface Previews {
  total: number
  previews: Preview[]
}

/** The four places that the hub leads to. */
export type Place = 'cards' | 'images' | 'saved' | 'stickers'

/** The colours of the hub's tiles come with the categories, as everywhere. */
export const hubColorsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['designs', 'colors'],
    queryFn: async (): Promise<Partial<Record<Place, string>>> => {
      const [top, kinds] = await Promise.all([api.categories(), loadKinds(api)])
      const topColor = (uuid: string) => top.data.find((category) => category.uuid === uuid)?.color
      return {
        cards: kinds.cards?.color,
        images: kinds.images?.color,
        saved: topColor(CATEGORY_IDS.designs),
        stickers: topColor(CATEGORY_IDS.stickers),
      }
    },
  })

export const previewsQuery = (api: Api, place: Place) =>
  queryOptions({
    // What is saved or deleted changes those of the saved designs.
    queryKey: place === 'saved' ? [...SAVED_KEY, 'previews'] : ['designs', 'previews', place],
    queryFn: () => LOADERS[place](api),
  })

const LOADERS: Record<Place, (api: Api) => Promise<Previews>> = {
  cards: (api) => kindPreviews(api, 'cards'),
  images: (api) => kindPreviews(api, 'images'),
  async saved(api) {
    const { data, meta } = await api.designs(undefined, { limit: PREVIEWS_SHOWN })
    return { total: meta.total, previews: data.map(({ thumbnail, path }) => ({ path: thumbnail ?? path })) }
  },
  async stickers(api) {
    const { data, meta } = await api.stickers({ limit: PREVIEWS_SHOWN })
    const first = data.flatMap(({ stickers }) => stickers.slice(0, 1))
    return { total: meta.total, previews: first.map(({ path }) => ({ path })) }
  },
}

async function kindPreviews(api: Api, kind: 'cards' | 'images'): Promise<Previews> {
  const category = (await loadKinds(api))[kind]?.uuid
  if (!category) return { total: 0, previews: [] }
  const { data, meta } = await api.contents({ category, limit: PREVIEWS_SHOWN })
  return { total: meta.total, previews: data.map(({ picture }) => ({ picture })) }
}

/** Cards and images are the designs' sub-categories of these names. */
const loadKinds = (api: Api) =>
  queryClient.ensureQueryData(
    queryOptions({
      queryKey: ['designs', 'kinds'],
      queryFn: async () => {
        const { data } = await api.subCategories(CATEGORY_IDS.designs)
        const kind = (name: string) => data.find(({ slug }) => slug === `designs/${name}`)
        return { cards: kind('cards'), images: kind('images') }
      },
    }),
  )
