import type { Api } from '@yawmi/api-client'
import { onSessionChange } from '@yawmi/session'

/**
 * Items viewed since this page was opened: each counts once, however often it is clicked, and whether that was in a
 * list or on its own screen. They count anew when another person signs in on the device.
 */
const viewed = new Set<string>()
onSessionChange(() => viewed.clear())

/**
 * Counts a view in the background. When the request fails, the next view of the item counts instead; the screen neither
 * waits nor shows anything, as the specification only logs such failures (section 8).
 * @param kind `daily` for an item of the day, whose views have an operation of their own.
 * @param item what a tile of the day shows: the tile has the same id each day.
 */
export function countView(api: Api, uuid: string, kind: 'content' | 'daily' = 'content', item = ''): void {
  const key = kind + uuid + item
  if (viewed.has(key)) return
  viewed.add(key)
  const request = kind === 'daily' ? api.viewTodaysContent(uuid) : api.viewContent(uuid)
  request.catch((error: unknown) => {
    viewed.delete(key)
    console.warn('a view was not counted', error)
  })
}
