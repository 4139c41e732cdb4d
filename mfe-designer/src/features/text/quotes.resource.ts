import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS } from '@yawmi/contract'
import { pagedQuery } from '../../lib/paged-query'

/** The product's quotes. */
export const quotesQuery = (api: Api) =>
  pagedQuery(['quotes'], (request) => api.categoryContent(CATEGORY_IDS.quotes, request))
