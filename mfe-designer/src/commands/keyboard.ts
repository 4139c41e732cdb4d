import type { Command } from './command'
import { copyBox } from './copy-box'
import { cutBox } from './cut-box'
import { deleteBox } from './delete-box'
import { duplicateBox } from './duplicate-box'
import { lockBox } from './lock-box'
import { nudgeBox } from './nudge-box'
import { pasteBox } from './paste-box'
import { reorderBox } from './reorder-box'
import { selectToward } from './select-toward'

/** What a pressed key asks for. */
export type KeyAction = 'undo' | 'redo' | { perform: (run: Run) => void }

/** Runs a command with its argument; answers whether it could be done. */
export type Run = <A>(command: Command<A>, argument: A) => boolean

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const ARROWS: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
}
/** Stage units that an arrow moves with Shift. */
const FAR = 10

const does = <A>(command: Command<A>, argument: A): KeyAction => ({ perform: (run) => void run(command, argument) })

/** By the key's place (`code`), so that the shortcuts work while the keyboard is Arabic. */
const WITH_CONTROL: Record<string, KeyAction> = {
  KeyZ: 'undo',
  KeyY: 'redo',
  KeyC: does(copyBox, undefined),
  KeyX: does(cutBox, undefined),
  KeyV: does(pasteBox, undefined),
  KeyD: does(duplicateBox, undefined),
  KeyL: does(lockBox, undefined),
  BracketRight: does(reorderBox, 1 as const),
  BracketLeft: does(reorderBox, -1 as const),
  ArrowLeft: does(selectToward, 'left' as const),
  ArrowRight: does(selectToward, 'right' as const),
  ArrowUp: does(selectToward, 'up' as const),
  ArrowDown: does(selectToward, 'down' as const),
}

/** The action that a key stands for while no text is being written, if any. */
export function actionOfKey(event: Pressed): KeyAction | undefined {
  if (event.altKey) return undefined
  if (event.ctrlKey || event.metaKey) return event.code === 'KeyZ' && event.shiftKey ? 'redo' : WITH_CONTROL[event.code]
  if (event.key === 'Delete' || event.key === 'Backspace') return does(deleteBox, undefined)
  const arrow = ARROWS[event.key]
  const far = event.shiftKey ? FAR : 1
  return arrow && does(nudgeBox, { dx: arrow.dx * far, dy: arrow.dy * far })
}
