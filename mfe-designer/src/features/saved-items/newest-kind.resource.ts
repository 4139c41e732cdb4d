import type { Api } from '@yawmi/api-client'
import type { DesignType } from '@yawmi/contract'
import { queryOptions } from '@yawmi/remote-kit/query'
import { SAVED_KEY } from '../../lib/saved/saved-key'

/** The kind of what was saved last; images where nothing is. */
export const newestKindQuery = (api: Api) =>
  queryOptions({
    queryKey: [...SAVED_KEY, 'newest'],
    queryFn: async ({ signal }): Promise<DesignType> =>
      (await api.designs(undefined, { limit: 1, signal })).data[0]?.type ?? 'image',
  })
