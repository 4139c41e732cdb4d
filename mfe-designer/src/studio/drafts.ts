import type { DesignType } from '@yawmi/contract'
import { isPristine, type Design } from '../document/design'
import { formatDraft, parseDraft } from '../document/draft'
import type { Studio } from './studio'

/** Under the product's own prefix, so that signing out takes drafts away too. */
const keyOf = (type: DesignType) => `yawmi:draft:${type}`
/** Milliseconds between a change and its being kept: a crash loses less than a second. */
const DELAY = 400

/** A device without storage, or with a full one, keeps no draft; the design at work is not touched by that. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** The design that was left unfinished on this device, if there is one. */
export function readDraft(type: DesignType): Design | undefined {
  const text = attempt(() => localStorage.getItem(keyOf(type)))
  const design = text ? parseDraft(text) : undefined
  return design && !isPristine(design) ? design : undefined
}

export const dropDraft = (type: DesignType): void => attempt(() => localStorage.removeItem(keyOf(type)))

/** Keeps the studio's design on the device from its next change on; returns the end of it. */
export function keepDrafts(studio: Studio, type: DesignType): () => void {
  let kept = studio.view().design
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    clearTimeout(timer)
    const { design } = studio.view()
    if (design === kept) return
    kept = design
    if (isPristine(design)) dropDraft(type)
    else attempt(() => localStorage.setItem(keyOf(type), formatDraft(design)))
  }
  const stop = studio.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(keep, DELAY)
  })
  addEventListener('pagehide', keep)
  return () => {
    keep()
    stop()
    removeEventListener('pagehide', keep)
  }
}
