import type { Command } from './command'

/** Empties the background, its colours and the boxes; the page goes with them. */
export const clearAll: Command = {
  enabled: ({ design: { background, page, fill, boxes } }) => !!(background || page || fill || boxes.length),
  perform: () => ({ design: { background: null, boxes: [] }, selected: null }),
  announcement: () => 'saidCleared',
}
