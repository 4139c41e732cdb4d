import { changeSelected } from './change-selected'

/** Moves the selected box by stage units; presses in quick succession are one step. */
export const nudgeBox = {
  ...changeSelected((box, { dx, dy }: { dx: number; dy: number }) => ({ x: box.x + dx, y: box.y + dy }), 'nudge'),
  says: () => 'saidMoved' as const,
}
