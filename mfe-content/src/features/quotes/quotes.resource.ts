import type { Api, SearchInput } from '@yawmi/api-client'
import { CATEGORY_IDS } from '@yawmi/contract'
import { queryOptions } from '@yawmi/remote-kit/query'
import type { Role } from '@yawmi/session'
import { toQuoteItem } from './quote-item'

/** How many quotes the home page shows (specification, section 9). */
const ON_HOME = 3

/** A page of quotes: free visitors have the feed of the newest (specification, section 6). */
export const quotesPage = (api: Api, role: Role, input: SearchInput & { signal?: AbortSignal }) =>
  role === 'subscriber' ? api.categoryContent(CATEGORY_IDS.quotes, input) : api.latestQuotes(input)

export const homeQuotesOptions = (api: Api, role: Role) =>
  queryOptions({
    queryKey: ['content', 'quotes', 'home', role],
    queryFn: ({ signal }) => quotesPage(api, role, { page: 1, limit: ON_HOME, signal }),
    select: ({ data }) => data.slice(0, ON_HOME).map(toQuoteItem),
  })
