import type { Command } from './command'

/** Empties the background and the text boxes. */
export const clearAll: Command = {
  enabled: ({ design }) => design.background !== null || design.boxes.length > 0,
  perform: () => ({ design: { background: null, boxes: [] }, selected: null }),
  announcement: () => 'saidCleared',
}
