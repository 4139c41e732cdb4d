import type { DesignType } from '@yawmi/contract'
import { onSessionChange } from '@yawmi/session'
import { draftLeftOpen } from './open-draft'
import { createStudio, type Studio } from './studio'

/**
 * The designs at work in this page, one of a kind. They live longer than a screen, so that a design goes on when the
 * window crosses md and the other editor takes over.
 */
const open = new Map<DesignType, Studio>()
onSessionChange(() => open.clear())

export function openStudio(type: DesignType): Studio {
  const studio = open.get(type) ?? begin(type)
  open.set(type, studio)
  return studio
}

/** A reload goes on with what was open before it. */
function begin(type: DesignType): Studio {
  const studio = createStudio()
  const left = draftLeftOpen(type)
  if (left) studio.open(left)
  return studio
}
