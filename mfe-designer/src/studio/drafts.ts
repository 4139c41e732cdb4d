import type { DesignType } from '@yawmi/contract'
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

/** One key a draft, under the product's own prefix, so that signing out takes drafts away too. */
const prefixOf = (type: DesignType) => `yawmi:draft:${type}:`

/** A device without storage, or with a full one, keeps no draft; the design at work is not touched by that. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The designs that are in progress on this device, the one changed last first. */
export function listDrafts(type: DesignType): KeptDraft[] {
  const prefix = prefixOf(type)
  const keys = attempt(() => Object.keys(localStorage)) ?? []
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => readDraft(key, prefix) ?? [])
    .sort((one, other) => other.at - one.at)
}

/** `<when>;<design>`: the time can be read, and written, without the rest. */
function readDraft(key: string, prefix: string): KeptDraft | undefined {
  const [, at, text] = /^(\d+);(.*)$/s.exec(attempt(() => localStorage.getItem(key)) ?? '') ?? []
  const design = parseDraft(text ?? '')
  return design && { id: key.slice(prefix.length), at: Number(at), design }
}

export const dropDraft = (type: DesignType, id: string): void =>
  attempt(() => localStorage.removeItem(prefixOf(type) + id))

/** @returns whether the device kept it */
function keepDraft(type: DesignType, { id, design }: Draft): boolean {
  const kept = attempt(() => {
    localStorage.setItem(prefixOf(type) + id, `${Date.now()};${formatDraft(design)}`)
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
    if (isPristine(kept.design)) dropDraft(type, kept.id)
    else if (!keepDraft(type, kept) && !refused) {
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
