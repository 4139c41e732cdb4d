import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS, PAGE_SIZE } from '@yawmi/contract'
import { infiniteQueryOptions } from '@yawmi/remote-kit/query'

/** The product's quotes, a page at a time. */
export const quotesQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['designs', 'quotes'],
    queryFn: ({ pageParam, signal }) =>
      api.categoryContent(CATEGORY_IDS.quotes, { page: pageParam, limit: PAGE_SIZE.default, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
  })
