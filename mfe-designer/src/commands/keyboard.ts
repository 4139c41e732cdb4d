import type { Command } from './command'
import { copyBox, cutBox, duplicateBox, pasteBox } from './clipboard'
import { deleteBox } from './delete-box'
import { lockBox } from './lock-box'
import { groupBoxes, ungroupBoxes } from './together/group-boxes'
import { selectAll } from './together/select-boxes'
import { nudgeBox } from './placement/nudge-box'
import { reorderBox } from './placement/reorder-box'
import { selectToward } from './placement/select-toward'

/** What a pressed key does. */
export type KeyAction = 'undo' | 'redo' | { perform: (run: Run) => void }

/** Runs a command with its argument; answers whether it was enabled. */
export type Run = <A>(command: Command<A>, argument: A) => boolean

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const ARROWS: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
}
/** Stage units that an arrow key moves a box by with Shift. */
const LARGE_NUDGE = 10

const performs = <A>(command: Command<A>, argument: A): KeyAction => ({ perform: (run) => void run(command, argument) })

/** By the key's position (`code`), so that the shortcuts work with an Arabic keyboard layout. */
const WITH_CONTROL: Record<string, KeyAction> = {
  KeyZ: 'undo',
  KeyY: 'redo',
  KeyC: performs(copyBox, undefined),
  KeyX: performs(cutBox, undefined),
  KeyV: performs(pasteBox, undefined),
  KeyD: performs(duplicateBox, undefined),
  KeyL: performs(lockBox, undefined),
  KeyA: performs(selectAll, undefined),
  KeyG: performs(groupBoxes, undefined),
  BracketRight: performs(reorderBox, 1 as const),
  BracketLeft: performs(reorderBox, -1 as const),
  ArrowLeft: performs(selectToward, 'left' as const),
  ArrowRight: performs(selectToward, 'right' as const),
  ArrowUp: performs(selectToward, 'up' as const),
  ArrowDown: performs(selectToward, 'down' as const),
}

/** With Control and Shift. */
const WITH_SHIFT: Record<string, KeyAction> = { KeyZ: 'redo', KeyG: performs(ungroupBoxes, undefined) }

/** Keys that make larger and smaller, and that turn, all that is selected; what they do comes with the first press of one. */
const GROWING = /^(Equal|Minus|Period|Comma|Numpad(Add|Subtract))$/

/** The action of a key while no text is edited, if any. */
export function actionOfKey(event: Pressed): KeyAction | undefined {
  if (event.altKey) return undefined
  if (event.ctrlKey || event.metaKey) return (event.shiftKey && WITH_SHIFT[event.code]) || WITH_CONTROL[event.code]
  if (event.key === 'Delete' || event.key === 'Backspace') return performs(deleteBox, undefined)
  const arrow = ARROWS[event.key]
  if (GROWING.test(event.code)) {
    const load = () => import('./together/grow-by-key')
    return {
      perform: (run) =>
        void load().then(
          ({ growByKey }) => growByKey(run, event),
          () => {},
        ),
    }
  }
  const distance = event.shiftKey ? LARGE_NUDGE : 1
  return arrow && performs(nudgeBox, { dx: arrow.dx * distance, dy: arrow.dy * distance })
}
