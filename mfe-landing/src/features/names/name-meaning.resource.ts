import type { Api } from '@yawmi/api-client'
import { CATEGORY_IDS } from '@yawmi/contract'

export interface NameMeaning {
  /** As the dictionary writes it, which may differ in hamza and vowels from what was asked. */
  name: string
  meaning: string
}

/** The meaning of a name, or null when the dictionary does not have it. Open to everyone. */
export async function fetchNameMeaning(api: Api, name: string): Promise<NameMeaning | null> {
  const { data } = await api.categoryContent(CATEGORY_IDS.names, { name })
  const [row] = data
  return row ? { name: row.name, meaning: row.description } : null
}
