import type { DesignType } from '@yawmi/contract'
import { formatDraft } from '../document/stored/draft'
import type { Draft } from './draft-id'
import { openStudios } from './open-studios'
import { findDraft } from './drafts'
import { lastOpenDraftIds } from './open-draft'
import { takeRequestedDraft } from './requested-draft'
import { createStudio, type Studio } from './studio'

export function openStudio(type: DesignType): Studio {
  const studio = openStudios.get(type) ?? create(type)
  openStudios.set(type, studio)
  const requested = takeRequestedDraft(type)
  if (requested && !isOpen(studio, requested)) studio.open(requested)
  return studio
}

/** A reload goes on with the draft that was open before it. */
function create(type: DesignType): Studio {
  const studio = createStudio()
  const left = lastOpenDraft(type)
  if (left) studio.open(left)
  return studio
}

/** The draft that this tab had open when its page was reloaded. */
export const lastOpenDraft = (type: DesignType): Draft | undefined =>
  lastOpenDraftIds(type).flatMap((id) => findDraft(type, id) ?? [])[0]

/** Whether a studio is at work on this very design, with its history. */
function isOpen(studio: Studio, { id, design }: Draft): boolean {
  const current = studio.view()
  return current.draft === id && formatDraft(current.design) === formatDraft(design)
}
