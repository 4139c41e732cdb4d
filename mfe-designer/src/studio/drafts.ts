import type { DesignType } from '@yawmi/contract'
import { DRAFT_PREFIX } from '@yawmi/session'
import { isPristine } from '../document/pristine'
import { formatDraft, parseDraft } from '../document/stored/draft'
import type { Studio } from './studio'
import { currentOwner, deleteDraft, keysUnder, prefixOf, read, storage } from './draft-storage'
import type { Draft } from './draft-id'

/** Milliseconds between a change and its storing: a crash loses less than a second. */
const AUTOSAVE_DELAY_MS = 400
/** Drafts of each type on a device; the one that was changed first makes way. */
const MAX_DRAFTS = 30

/** A draft on the device. */
export interface StoredDraft extends Draft {
  /** When it was last changed, in milliseconds. */
  at: number
}

/** The drafts of a type on this device, the last changed first; of each but its design. */
function listStored(type: DesignType) {
  const prefix = prefixOf(type)
  const owner = currentOwner()
  return keysUnder(prefix)
    .flatMap((key) => {
      const { at, owner: itsOwner, text = '' } = read(key)
      return at && (itsOwner || owner) === owner ? [{ id: key.slice(prefix.length), at: Number(at), text }] : []
    })
    .sort((one, other) => other.at - one.at)
}

function parsed({ text, ...stored }: ReturnType<typeof listStored>[number]): StoredDraft | undefined {
  const design = parseDraft(text)
  return design && { ...stored, design }
}

/** The drafts of a type on this device, the last changed first. */
export const listDrafts = (type: DesignType): StoredDraft[] =>
  listStored(type).flatMap((stored) => parsed(stored) ?? [])

/** One draft of this device; of the others no design is read for it. */
export function findDraft(type: DesignType, id: string): StoredDraft | undefined {
  const stored = listStored(type).find((draft) => draft.id === id)
  return stored && parsed(stored)
}

/** A draft of a list that was read before, as it is now: another tab may have gone on with it since. */
export const asItIsNow = (type: DesignType, draft: StoredDraft): StoredDraft => findDraft(type, draft.id) ?? draft

/** Drafts that others left here when their sessions expired are not for whoever has signed in since. */
function deleteDraftsOfOthers(): void {
  const owner = currentOwner()
  if (!owner) return
  for (const key of keysUnder(DRAFT_PREFIX)) {
    if ((read(key).owner || owner) !== owner) storage.remove(key)
  }
}

/** @returns whether the device has stored it */
export function storeDraft(type: DesignType, owner: string, { id, design }: Draft): boolean {
  const isStored = storage.set(prefixOf(type) + id, `${Date.now()};${owner};${formatDraft(design)}`)
  // Whatever the device's clock says, what is worked on is not what makes way.
  const others = listStored(type).filter((draft) => draft.id !== id)
  for (const { id: old } of others.slice(isStored ? MAX_DRAFTS - 1 : MAX_DRAFTS)) deleteDraft(type, old)
  return isStored
}

/**
 * Has the studio go on under an id of its own where another tab has gone on with its draft while none of its editors was there to
 * notice: stored again, it would take the place of that work.
 */
function forkIfChangedElsewhere(studio: Studio, type: DesignType): void {
  const { draft, design } = studio.view()
  const text = formatDraft(design)
  // The very same text needs no reading; one that an earlier version stored may be the same design in other words.
  const there = read(prefixOf(type) + draft).text === text ? undefined : findDraft(type, draft)
  if (there && formatDraft(there.design) !== text) studio.fork()
}

/**
 * Stores the studio's design on the device from its next change on, and again while changes go on, until the returned
 * function is called. A pristine design is not stored.
 * @param onRefused called once, when the device stores nothing more.
 */
export function autosaveDrafts(studio: Studio, type: DesignType, onRefused?: () => void): () => void {
  const owner = currentOwner()
  deleteDraftsOfOthers()
  forkIfChangedElsewhere(studio, type)
  const snapshot = (): Draft => ({ id: studio.view().draft, design: studio.view().design })
  let stored = snapshot()
  let latest = stored
  let timer: ReturnType<typeof setTimeout> | undefined
  const store = () => {
    clearTimeout(timer)
    timer = undefined
    if (latest.id === stored.id && latest.design === stored.design) return
    // Signing out, here or in another tab, leaves no draft behind; a session that expired does.
    if (currentOwner() !== owner && !read(prefixOf(type) + latest.id).at) return
    if (isPristine(latest.design)) deleteDraft(type, latest.id)
    else if (!storeDraft(type, owner, latest)) {
      onRefused?.()
      onRefused = undefined
      // There may be room by the next time, and by then nothing more may have changed.
      return
    }
    stored = latest
  }
  const stop = studio.subscribe(() => {
    const now = snapshot()
    if (now.id !== latest.id && now.design === latest.design) {
      // The same design under another id: what is not stored yet goes there.
      stored = { ...stored, id: now.id }
    } else if (now.id !== latest.id) {
      // Another design is opened: the one before is stored as it was left, and the new one is there already, or empty.
      store()
      stored = now
    }
    latest = now
    if (now.design !== stored.design) timer ??= setTimeout(store, AUTOSAVE_DELAY_MS)
  })
  const listening = new AbortController()
  // Another tab edits the same draft: this one goes on with a draft of its own.
  const elsewhere = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null && key === prefixOf(type) + latest.id) studio.fork()
  }
  addEventListener('storage', elsewhere, listening)
  addEventListener('pagehide', store, listening)
  // A page that comes back by «back» was told of nothing meanwhile.
  const seen = () => (document.visibilityState === 'hidden' ? store() : forkIfChangedElsewhere(studio, type))
  document.addEventListener('visibilitychange', seen, listening)
  return () => {
    store()
    stop()
    listening.abort()
  }
}
