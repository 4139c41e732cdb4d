import { createRemote } from '@yawmi/remote-kit'
import { screens } from '#parts'
import { declaration } from './remote'

/** What the shell (`remote`) and any other page (`lifecycles`) take from this remote. */
export const { remote, lifecycles } = createRemote(declaration, { screens, slots: {} })
