import { onSessionChange } from '@yawmi/session'
import type { Draft } from './draft-id'

/** The design that the maker of stickers begins with, when the hub is entered next; in memory, as requested drafts are. */
let requested: Draft | undefined
onSessionChange(() => void (requested = undefined))

export const requestSticker = (draft: Draft): void => void (requested = draft)

export const isStickerRequested = (): boolean => requested !== undefined

/** The design that was requested, once. */
export function takeRequestedSticker(): Draft | undefined {
  const draft = requested
  requested = undefined
  return draft
}
