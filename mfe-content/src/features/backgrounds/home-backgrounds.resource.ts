import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS, PAGE_SIZE } from '@yawmi/contract'
import { queryOptions } from '@yawmi/remote-kit/query'
import { toBackgroundItem } from '../../lib/items/background-item'

/** Of the first page of backgrounds, the home page shows four (specification, section 9). */
const SHOWN = 4

export const homeBackgroundsOptions = (api: Api) =>
  queryOptions({
    queryKey: ['content', 'backgrounds', 'home'],
    queryFn: ({ signal }) =>
      api.categoryContent(CATEGORY_IDS.images, { page: 1, limit: PAGE_SIZE.backgrounds, signal }),
    select: ({ data }) => data.slice(0, SHOWN).map(toBackgroundItem),
  })
