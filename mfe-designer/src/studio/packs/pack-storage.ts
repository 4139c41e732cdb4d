import { createStore, del, entries, set } from 'idb-keyval'
import { DRAFT_PREFIX } from '@yawmi/session'
import { currentOwner, storage } from '../draft-storage'
import type { Pack } from './pack'

/**
 * Packs on this device. Their files are in a database, and whose they are is under the prefix of drafts, which signing out
 * clears and a session that expires does not: a pack without that entry is deleted when packs are next listed.
 */
const PREFIX = `${DRAFT_PREFIX}pack:`

type Files = ReturnType<typeof createStore>
let files: Files | undefined

/** Rejected, and never thrown, where the browser has no database for this page. */
const withFiles = async <T>(work: (store: Files) => Promise<T>): Promise<T> =>
  work((files ??= createStore('yawmi-sticker-packs', 'packs')))

/** The packs of whoever is here, the latest first; none where the browser stores nothing. */
export async function listPacks(): Promise<Pack[]> {
  const stored = await withFiles((store) => entries<string, Pack>(store)).catch(() => [])
  const isOwn = (id: string) => storage.get(PREFIX + id) === currentOwner()
  await Promise.all(stored.filter(([id]) => !isOwn(id)).map(([id]) => deletePack(id)))
  return stored.flatMap(([id, pack]) => (isOwn(id) ? [pack] : [])).sort((one, other) => (one.id < other.id ? 1 : -1))
}

/** @returns whether it will be there after a reload */
export async function storePack(pack: Pack): Promise<boolean> {
  if (!storage.set(PREFIX + pack.id, currentOwner())) return false
  return withFiles((store) => set(pack.id, pack, store)).then(
    () => true,
    () => false,
  )
}

export async function deletePack(id: string): Promise<void> {
  storage.remove(PREFIX + id)
  await withFiles((store) => del(id, store)).catch(() => {})
}
