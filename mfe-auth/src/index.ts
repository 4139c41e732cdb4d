import { createRemote } from '@yawmi/remote-kit'
import { screens, slots } from '#parts'
import { declaration } from './remote'

/** Both forms of this remote: `./remote` for the shell and `./lifecycles` for any page. */
export const { remote, lifecycles } = createRemote(declaration, { screens, slots })
