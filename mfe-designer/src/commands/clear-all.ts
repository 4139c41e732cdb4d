import type { Command } from './command'

/** Empties the background, its colours and the boxes. */
export const clearAll: Command = {
  enabled: ({ design: { background, fill, boxes } }) => background !== null || fill !== undefined || boxes.length > 0,
  perform: () => ({ design: { background: null, boxes: [] }, selected: null }),
  announcement: () => 'saidCleared',
}
