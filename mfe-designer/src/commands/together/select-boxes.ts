import { matesOf } from '../../document/together/together'
import type { Command } from '../command'

/** Selects every box. */
export const selectAll: Command = {
  enabled: ({ design }) => design.boxes.length > 0,
  perform({ design, selected }) {
    const first = selected ?? design.boxes[0]!.id
    return { selected: first, others: design.boxes.flatMap(({ id }) => (id === first ? [] : [id])) }
  },
  announcement: () => 'saidSelected',
}

/** Adds a box, with its group, to those that are selected; one that is selected is taken from them. */
export const toggleSelected: Command<string> = {
  enabled: ({ design }, id) => design.boxes.some((box) => box.id === id),
  perform({ design, selected, others }, id) {
    const before = selected === null ? [] : [selected, ...others]
    const toggled = [id, ...matesOf(design, id)]
    const after = before.includes(id)
      ? before.filter((each) => !toggled.includes(each))
      : [...toggled, ...before.filter((each) => !toggled.includes(each))]
    return { selected: after[0] ?? null, others: after.slice(1) }
  },
  announcement: () => 'saidSelected',
}
