import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS, type NameMeaning as NameRow } from '@yawmi/contract'
import { queryOptions } from '@yawmi/remote-kit/query'

export interface NameMeaning {
  /** As the dictionary writes it, which may differ in hamza and vowels from what was asked. */
  name: string
  meaning: string
}

/** The meaning of a name, or null when the dictionary does not have it. Open to everyone. */
export const nameMeaningQuery = (api: Api, name: string) =>
  queryOptions({
    queryKey: ['landing', 'name-meaning', name],
    queryFn: async ({ signal }): Promise<NameMeaning | null> => {
      const { data } = await api.categoryContent<NameRow>(CATEGORY_IDS.names, { name, signal })
      const [row] = data
      return row ? { name: row.name, meaning: row.description } : null
    },
  })
