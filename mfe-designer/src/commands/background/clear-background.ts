import { setBackground } from '../../document/edit'
import type { Command } from '../command'

/** Takes the picture away; what is written stays. */
export const clearBackground: Command = {
  enabled: ({ design }) => design.background !== null,
  perform: ({ design, heightOf }) => ({ design: setBackground(design, null, heightOf) }),
  announcement: () => 'saidNoBackground',
}
