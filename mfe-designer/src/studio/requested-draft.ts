import type { DesignType } from '@yawmi/contract'
import { onSessionChange } from '@yawmi/session'
import type { Draft } from './draft-id'

/** What the next studio of a type opens. In memory: a device that stores nothing opens designs all the same. */
const requested = new Map<DesignType, Draft>()
// What somebody requested before their session ended is not for whoever signs in after them.
onSessionChange(() => requested.clear())

/** Has the studio of a type open a draft when it is entered; the code of a studio is not needed for it. */
export const requestDraft = (type: DesignType, draft: Draft): void => void requested.set(type, draft)

/** The draft that was requested, once. */
export function takeRequestedDraft(type: DesignType): Draft | undefined {
  const draft = requested.get(type)
  requested.delete(type)
  return draft
}
