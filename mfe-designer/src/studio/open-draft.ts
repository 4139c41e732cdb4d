import type { DesignType } from '@yawmi/contract'
import { listDrafts, type StoredDraft } from './drafts'
import type { Studio } from './studio'

/** Of this tab alone: another tab starts with a design of its own. */
const keyOf = (type: DesignType) => `yawmi:open-draft:${type}`

/** Undefined where the browser gives the page no storage. */
function stored(work: (storage: Storage) => string | null | void): string | undefined {
  try {
    return work(sessionStorage) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores which draft this tab has open, for a reload, until the returned function is called on leaving the studio. */
export function rememberOpenDraft(studio: Studio, type: DesignType): () => void {
  let written: string | undefined
  const write = () => {
    const { draft } = studio.view()
    if (draft !== written) stored((storage) => storage.setItem(keyOf(type), (written = draft)))
  }
  write()
  const stop = studio.subscribe(write)
  return () => {
    stop()
    stored((storage) => storage.removeItem(keyOf(type)))
  }
}

/** The draft that this tab had open when its page was reloaded. */
export function lastOpenDraft(type: DesignType): StoredDraft | undefined {
  const id = stored((storage) => storage.getItem(keyOf(type)))
  return id === undefined ? undefined : listDrafts(type).find((draft) => draft.id === id)
}
