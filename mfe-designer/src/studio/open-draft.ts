import type { DesignType } from '@yawmi/contract'
import { guardedStorage } from '@yawmi/lib'
import type { Studio, StudioView } from './studio'

/** Of this tab alone: another tab starts with a design of its own. */
const keyOf = (type: DesignType) => `yawmi:open-draft:${type}`

const storage = guardedStorage('sessionStorage')

/** Stores which draft this tab has open, for a reload, until the returned function is called on leaving the studio. */
export function rememberOpenDraft(studio: Studio, type: DesignType): () => void {
  let ids: string[] = []
  let last: StudioView | undefined
  const write = () => {
    const now = studio.view()
    const isSame = now.design === last?.design
    // Gone on with under an id of its own, a design is stored there with its next change: until then a reload finds what it was.
    if (now.draft !== last?.draft || (!isSame && ids.length > 1)) {
      ids = isSame ? [now.draft, ...ids] : [now.draft]
      storage.set(keyOf(type), ids.join())
    }
    last = now
  }
  write()
  const stop = studio.subscribe(write)
  return () => {
    stop()
    storage.remove(keyOf(type))
  }
}

/** Ids of the draft that this tab had open when its page was reloaded; of one that may not be stored yet those before it as well. */
export const lastOpenDraftIds = (type: DesignType): string[] => storage.get(keyOf(type))?.split(',') ?? []
