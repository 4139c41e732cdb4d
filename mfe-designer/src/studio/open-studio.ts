import type { DesignType } from '@yawmi/contract'
import { onSessionChange } from '@yawmi/session'
import { lastOpenDraft } from './open-draft'
import { createStudio, type Studio } from './studio'

/**
 * The open designs of this page, one of each type. They outlive their screen, so that a design goes on when the window
 * crosses md and the other editor takes over.
 */
const open = new Map<DesignType, Studio>()
onSessionChange(() => open.clear())

export function openStudio(type: DesignType): Studio {
  const studio = open.get(type) ?? create(type)
  open.set(type, studio)
  return studio
}

/** A reload goes on with the draft that was open before it. */
function create(type: DesignType): Studio {
  const studio = createStudio()
  const left = lastOpenDraft(type)
  if (left) studio.open(left)
  return studio
}
