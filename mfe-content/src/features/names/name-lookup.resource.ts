import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS } from '@yawmi/contract'
import { queryOptions } from '@yawmi/remote-kit/query'

/** The entry of a name. */
export interface Meaning {
  uuid: string
  text: string
}

/** Looks a name up; null where the list does not have it. The first row is the result (specification, section 3). */
export const nameLookupOptions = (api: Api, name: string) =>
  queryOptions({
    queryKey: ['content', 'names', name],
    queryFn: ({ signal }) => api.categoryContent(CATEGORY_IDS.names, { name, signal }),
    select: ({ data }): Meaning | null => {
      const [first] = data
      return first ? { uuid: first.uuid, text: first.description } : null
    },
    enabled: name !== '',
  })
