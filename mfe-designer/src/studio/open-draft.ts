import type { DesignType } from '@yawmi/contract'
import { guardedStorage } from '@yawmi/lib'
import type { Studio } from './studio'

/** Of this tab alone: another tab starts with a design of its own. */
const keyOf = (type: DesignType) => `yawmi:open-draft:${type}`

const storage = guardedStorage('sessionStorage')

/** Stores which draft this tab has open, for a reload, until the returned function is called on leaving the studio. */
export function rememberOpenDraft(studio: Studio, type: DesignType): () => void {
  let written: string | undefined
  const write = () => {
    const { draft } = studio.view()
    if (draft !== written) storage.set(keyOf(type), (written = draft))
  }
  write()
  const stop = studio.subscribe(write)
  return () => {
    stop()
    storage.remove(keyOf(type))
  }
}

/** Id of the draft that this tab had open when its page was reloaded. */
export const lastOpenDraftId = (type: DesignType): string | undefined => storage.get(keyOf(type))
