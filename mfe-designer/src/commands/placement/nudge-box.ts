import { canChangeAny, type Command } from '../command'
import { movedTogether } from './moved-together'

/** Moves all selected boxes by stage units, but not out of reach; presses in quick succession are one step. */
export const nudgeBox: Command<{ dx: number; dy: number }> = {
  enabled: canChangeAny,
  perform: (workspace, { dx, dy }) => movedTogether(workspace, { x: dx, y: dy }),
  coalesceKey: ({ selected, others }) => `nudge ${selected} ${others.join()}`,
  announcement: () => 'saidMoved',
}
