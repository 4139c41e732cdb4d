import type { DesignType } from '@yawmi/contract'
import { listDrafts, type KeptDraft } from './drafts'
import type { Studio } from './studio'

/** In the tab alone: another tab begins with a design of its own. */
const keyOf = (type: DesignType) => `yawmi:open-draft:${type}`

/** A browser that gives no storage to the page has nothing to go on with. */
function stored(work: (storage: Storage) => string | null | void): string | undefined {
  try {
    return work(sessionStorage) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers which draft this tab works on, for a reload; returns the end of it: whoever leaves the studio has done with it. */
export function rememberOpenDraft(studio: Studio, type: DesignType): () => void {
  let known: string | undefined
  const write = () => {
    const { draft } = studio.view()
    if (draft !== known) stored((storage) => storage.setItem(keyOf(type), (known = draft)))
  }
  write()
  const stop = studio.subscribe(write)
  return () => {
    stop()
    stored((storage) => storage.removeItem(keyOf(type)))
  }
}

/** What was being worked on in this tab when its page was loaded anew. */
export function draftLeftOpen(type: DesignType): KeptDraft | undefined {
  const id = stored((storage) => storage.getItem(keyOf(type)))
  return id === undefined ? undefined : listDrafts(type).find((draft) => draft.id === id)
}
