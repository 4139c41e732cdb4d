import type { Run } from '../keyboard'
import { growBoxes, turnBoxes } from './grow-boxes'

/** By the key's position, 1 for larger and -1 for smaller. */
const GROWTH: Record<string, number> = { Equal: 1, NumpadAdd: 1, Minus: -1, NumpadSubtract: -1 }
/** 1 is clockwise. */
const TURN: Record<string, number> = { Period: 1, Comma: -1 }
/** How many times as large a press makes, and by how many degrees it turns; with Shift by little. */
const STEP = { growth: 1.1, smallGrowth: 1.01, turn: 15, smallTurn: 1 }

/** Grows or turns all that is selected by one press of a key. */
export function growByKey(run: Run, { code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): void {
  const [growth, turn] = [GROWTH[code], TURN[code]]
  if (growth) run(growBoxes, (shiftKey ? STEP.smallGrowth : STEP.growth) ** growth)
  if (turn) run(turnBoxes, (shiftKey ? STEP.smallTurn : STEP.turn) * turn)
}
