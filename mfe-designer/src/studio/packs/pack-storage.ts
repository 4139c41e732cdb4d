import { createStore, del, entries, update } from 'idb-keyval'
import { DRAFT_PREFIX, currentRole } from '@yawmi/session'
import { currentOwner, storage } from '../draft-storage'
import type { Pack, PackChange } from './pack'

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
  const here = currentOwner()
  const makerOf = (id: string) => storage.get(PREFIX + id)
  // One without an owner belongs to whoever is here, as a draft does.
  const isOwn = (id: string) => ['', here].includes(makerOf(id) ?? 'nobody')
  // While nobody is here, packs wait for their maker: a session may end by itself, in the middle of this too.
  const isGone = (id: string) => makerOf(id) === undefined || (here !== '' && !isOwn(id))
  await Promise.all(stored.filter(([id]) => isGone(id)).map(([id]) => deletePack(id)))
  return stored.flatMap(([id, pack]) => (isOwn(id) ? [pack] : [])).sort((one, other) => (one.id < other.id ? 1 : -1))
}

/** A sticker takes its time to be made: the session of its maker may have ended meanwhile, and the next person is not to have the pack. */
const isOfWhoIsHere = (id: string) =>
  currentRole() === 'subscriber' && ['', currentOwner()].includes(storage.get(PREFIX + id) ?? '')

/** Packs that this page has in another state than the device, which had no room for it. */
const unsaved = new Set<string>()

/**
 * Changes a pack as it is stored by now: another tab may have gone on with it.
 * @param known as this page has it, for a pack that the device does not have in this state
 * @returns the changed pack, and whether it will be there after a reload
 */
export async function changePack(known: Pack, change: PackChange): Promise<{ pack: Pack; isStored: boolean }> {
  const { id } = known
  let pack = change(known)
  const write = (store: Files) =>
    update<Pack>(id, (stored) => (pack = unsaved.has(id) || !stored ? pack : change(stored)), store)
  const isStored =
    isOfWhoIsHere(id) &&
    storage.set(PREFIX + id, currentOwner()) &&
    (await withFiles(write).then(
      () => true,
      () => false,
    ))
  if (isStored) unsaved.delete(id)
  else unsaved.add(id)
  return { pack, isStored }
}

export async function deletePack(id: string): Promise<void> {
  storage.remove(PREFIX + id)
  await withFiles((store) => del(id, store)).catch(() => {})
}
