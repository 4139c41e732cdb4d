import type { Api } from '@yawmi/api-client'
import { onSessionChange } from '@yawmi/session'

/**
 * What was viewed since this page was opened: one item counts once, however often it is clicked, and whether it was
 * counted on the list or on its own screen. Another person on the device counts anew.
 */
const viewed = new Set<string>()
onSessionChange(() => viewed.clear())

/**
 * Counts a view in the background. A view that could not be told is forgotten, so that the next look counts it; the
 * screen does not wait and shows nothing, as the specification only logs such failures (section 8).
 * @param kind `daily` for an item of the day, whose views have a call of their own.
 */
export function countView(api: Api, uuid: string, kind: 'content' | 'daily' = 'content'): void {
  const key = `${kind}:${uuid}`
  if (viewed.has(key)) return
  viewed.add(key)
  const request = kind === 'daily' ? api.viewTodaysContent(uuid) : api.viewContent(uuid)
  request.catch((error: unknown) => {
    viewed.delete(key)
    console.warn('a view was not counted', error)
  })
}
