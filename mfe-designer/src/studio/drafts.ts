import type { DesignType } from '@yawmi/contract'
import { DRAFT_PREFIX, readStored } from '@yawmi/session'
import { isPristine } from '../document/design'
import { formatDraft, parseDraft } from '../document/draft'
import type { Draft, Studio } from './studio'

/** Milliseconds between a change and its being kept: a crash loses less than a second. */
const DELAY = 400
/** Designs in progress that are kept of each kind; the one left alone for longest makes way. */
const MOST = 30

/** A draft as it lies on the device. */
export interface KeptDraft extends Draft {
  /** When it was last changed, in milliseconds. */
  at: number
}

/** One key a draft, under the prefix that signing out clears. */
const prefixOf = (type: DesignType) => `${DRAFT_PREFIX}${type}:`

/** Whose drafts are kept and shown: those of a session that ended by itself lie there still. */
const ownerHere = () => readStored('subscriber_id') ?? ''

/** A device without storage, or with a full one, keeps no draft; the design at work is not touched by that. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

const keysUnder = (prefix: string) =>
  (attempt(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(prefix))

/** The designs that are in progress on this device, the one changed last first. */
export function listDrafts(type: DesignType): KeptDraft[] {
  const prefix = prefixOf(type)
  const owner = ownerHere()
  return keysUnder(prefix)
    .flatMap((key) => {
      const { at, whose, text = '' } = read(key)
      const design = (whose || owner) === owner ? parseDraft(text) : undefined
      return design ? [{ id: key.slice(prefix.length), at: Number(at), design }] : []
    })
    .sort((one, other) => other.at - one.at)
}

/** Whether this device keeps any design in progress. */
export const hasDrafts = (): boolean => listDrafts('image').length > 0 || listDrafts('card').length > 0

/** `<when>;<whose>;<design>`: the time can be read, and written, without the rest. Without a name it is whoever's is here. */
const read = (key: string): { at?: string; whose?: string; text?: string } =>
  /^(?<at>\d+);(?:(?<whose>[^;{]*);)?(?<text>\{.*)$/s.exec(attempt(() => localStorage.getItem(key)) ?? '')?.groups ?? {}

export const dropDraft = (type: DesignType, id: string): void =>
  attempt(() => localStorage.removeItem(prefixOf(type) + id))

/** What somebody else left here when his session ended is no business of whoever has signed in since. */
function dropDraftsOfOthers(): void {
  const owner = ownerHere()
  if (!owner) return
  for (const key of keysUnder(DRAFT_PREFIX)) {
    if ((read(key).whose || owner) !== owner) attempt(() => localStorage.removeItem(key))
  }
}

/** @returns whether the device kept it */
function keepDraft(type: DesignType, owner: string, { id, design }: Draft): boolean {
  const kept = attempt(() => {
    localStorage.setItem(prefixOf(type) + id, `${Date.now()};${owner};${formatDraft(design)}`)
    return true
  })
  for (const { id: old } of listDrafts(type).slice(MOST)) dropDraft(type, old)
  return kept ?? false
}

interface KeepOptions {
  /** Told, once, that the device keeps nothing more. */
  onRefused?: () => void
}

/**
 * Keeps the studio's design on the device from its next change on; returns the end of it. While changes go on and on
 * it is kept again and again. A design that nobody would miss is not kept.
 */
export function keepDrafts(studio: Studio, type: DesignType, { onRefused }: KeepOptions = {}): () => void {
  const owner = ownerHere()
  dropDraftsOfOthers()
  const look = (): Draft => ({ id: studio.view().draft, design: studio.view().design })
  let kept = look()
  let latest = kept
  let refused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    timer = undefined
    if (latest.id === kept.id && latest.design === kept.design) return
    kept = latest
    // Whoever signs out, here or in another tab, leaves nothing behind; a session that ended by itself leaves the draft.
    if (ownerHere() !== owner && !read(prefixOf(type) + kept.id).at) return
    if (isPristine(kept.design)) dropDraft(type, kept.id)
    else if (!keepDraft(type, owner, kept) && !refused) {
      refused = true
      onRefused?.()
    }
  }
  const stop = studio.subscribe(() => {
    const now = look()
    if (now.id !== latest.id && now.design === latest.design) {
      // The same design under another name: what is not kept yet goes there.
      kept = { ...kept, id: now.id }
    } else if (now.id !== latest.id) {
      // Another design is opened: the one before is kept as it was left, and the new one is there already, or empty.
      keep()
      kept = now
    }
    latest = now
    if (now.design !== kept.design) timer ??= setTimeout(keep, DELAY)
  })
  // Another tab works on the same draft: each goes on with one of its own.
  const elsewhere = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null && key === prefixOf(type) + latest.id) studio.fork()
  }
  addEventListener('storage', elsewhere)
  const hide = () => document.visibilityState === 'hidden' && keep()
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', hide)
  return () => {
    keep()
    stop()
    removeEventListener('storage', elsewhere)
    removeEventListener('pagehide', keep)
    document.removeEventListener('visibilitychange', hide)
  }
}
