import type { Background } from '../../document/design'
import { setBackground as withBackground } from '../../document/edit'
import type { Command } from '../command'

export const setBackground: Command<Background> = {
  enabled: () => true,
  perform: ({ design, heightOf }, background) => ({ design: withBackground(design, background, heightOf) }),
  announcement: () => 'saidBackground',
}
