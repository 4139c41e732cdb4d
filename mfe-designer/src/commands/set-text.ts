import { MOST_LETTERS } from '../document/design'
import { drawable } from '../document/drawable'
import { boxOf, patchBox } from '../document/edit'
import type { Command } from './command'

/** Writes into a box; a run of typing is one step. */
export const setText: Command<{ id: string; text: string }> = {
  enabled: ({ design }, { id }) => boxOf(design, id)?.locked === false,
  perform: ({ design }, { id, text }) => ({
    design: patchBox(design, id, { text: drawable(text.slice(0, MOST_LETTERS)) }),
  }),
  runKey: (_, { id }) => `text ${id}`,
}
