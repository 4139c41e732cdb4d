import { setBackground } from '../document/edit'
import type { Command } from './command'

/** Takes the picture away; what is written stays. */
export const clearBackground: Command = {
  enabled: ({ design }) => design.background !== null,
  perform: ({ design }) => ({ design: setBackground(design, null) }),
  says: () => 'saidNoBackground',
}
