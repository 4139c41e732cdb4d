import { useCallback, useEffect, useRef, useState } from 'react'
import { createStore, del, get, keys, set } from 'idb-keyval'
import { OWN_PICTURE_PREFIX } from '@yawmi/contract'
import { guardedStorage } from '@yawmi/lib'
import { DRAFT_PREFIX } from '@yawmi/session'
import { useMediaUrl } from '@yawmi/ui'
import { EMOJI_PREFIX, type PictureSource } from '../document/picture-box'
import { editKey } from '../document/design'

/** People's own pictures: files on this device, which designs name by `own:<id>`. A saved design has copies of its own. */
const PREFIX = OWN_PICTURE_PREFIX

export const isOwnPicture = (path: string): boolean => path.startsWith(PREFIX)

type Files = ReturnType<typeof createStore>

let files: Files | undefined

/** Rejected, and never thrown, where the browser has no database for this page. */
export const withFiles = async <T>(work: (store: Files) => Promise<T>): Promise<T> =>
  work((files ??= createStore('yawmi-own-pictures', 'files')))

/** Of all that the device has; none where it has no database. */
export const storedPaths = () => withFiles((store) => keys<string>(store)).catch(() => [])

/** Milliseconds for which a new picture may be on a design whose draft is not stored yet, in another tab. */
const NEW_FOR_MS = 60_000
/** Its path begins with the time at which it was chosen, in eight digits until 2059. */
const isNew = (path: string) =>
  Math.abs(Date.now() - parseInt(path.slice(PREFIX.length, PREFIX.length + 8), 36)) < NEW_FOR_MS

/** Addresses of the pictures of this page: what is undone or on the clipboard may show them again. */
const addresses = new Map<string, Promise<string>>()

/** Their files, for as long as the page is open: a browser may refuse to store one, and another tab deletes what no draft shows just now. */
const opened = new Map<string, Blob>()

const drafts = guardedStorage('localStorage')

/** Deletes what neither a draft on this device nor this page shows, such as after signing out. */
export async function sweepOwnPictures(): Promise<void> {
  const texts = drafts.keys().flatMap((key) => (key.startsWith(DRAFT_PREFIX) ? [drafts.get(key) ?? ''] : []))
  const stored = await storedPaths()
  const unused = stored.filter(
    (path) => !addresses.has(path) && !isNew(path) && !texts.some((text) => text.includes(`"${path}"`)),
  )
  await Promise.all(unused.map((path) => withFiles((store) => del(path, store))))
}

/**
 * Stores a picture under a path of its own, such as one that came with a saved design; this page shows it in any case.
 * @returns whether it will be there after a reload
 */
export function putOwnPicture(path: string, file: Blob): Promise<boolean> {
  addresses.set(path, Promise.resolve(URL.createObjectURL(file)))
  opened.set(path, file)
  return withFiles((store) => set(path, file, store)).then(
    () => true,
    () => false,
  )
}

/** The address of a stored picture on this page; rejected where this device does not have it. */
export function ownPictureUrl(path: string): Promise<string> {
  const address = addresses.get(path) ?? openPicture(path)
  addresses.set(path, address)
  address.catch(() => addresses.delete(path))
  // Shown again, as by redo, it is there for a reload too.
  const file = opened.get(path)
  if (file)
    withFiles(async (store) => {
      if (!(await get<Blob>(path, store))) await set(path, file, store)
    }).catch(() => {})
  return address
}

async function openPicture(path: string): Promise<string> {
  const file = await ownPictureFile(path)
  opened.set(path, file)
  return URL.createObjectURL(file)
}

/** The file of a picture; rejected where neither this device nor this page has it. */
export async function ownPictureFile(path: string): Promise<Blob> {
  const stored = await withFiles((store) => get<Blob>(path, store)).catch(() => undefined)
  const file = stored ?? opened.get(path)
  if (!file) throw new Error(`this device has no picture ${path}`)
  return file
}

/** Which picture, and how it is shown. */
export type PictureView = Pick<PictureSource, 'path' | 'edit'>

type MediaUrl = ReturnType<typeof useMediaUrl>

const isEmoji = (path: string) => path.startsWith(EMOJI_PREFIX)

async function sourceOf(path: string, mediaUrl: MediaUrl): Promise<string> {
  if (isOwnPicture(path)) return ownPictureUrl(path)
  if (!isEmoji(path)) return mediaUrl(path)
  return (await import('./emoji/emoji-picture')).emojiPicture(path.slice(EMOJI_PREFIX.length))
}

async function addressOf({ path, edit }: PictureView, mediaUrl: MediaUrl): Promise<string> {
  const url = await sourceOf(path, mediaUrl)
  return edit ? (await import('./edited/edited-picture')).editedPicture(url, edit) : url
}

/** Answers the address of a picture, of the media host or of one's own, as it is shown. */
export function usePictureUrls(): (picture: PictureView) => Promise<string> {
  const mediaUrl = useMediaUrl()
  return useCallback((picture) => addressOf(picture, mediaUrl), [mediaUrl])
}

/**
 * The address of a picture; undefined where there is none, and until one's own has been found on the device. While an edit
 * is rendered, the one before stays.
 * @param onMissing called where the device does not have it
 */
export function usePictureUrl(picture: PictureView | undefined, onMissing?: () => void): string | undefined {
  const mediaUrl = useMediaUrl()
  const [found, setFound] = useState<{ path: string; url: string }>()
  const isDirect = picture !== undefined && !picture.edit && !isOwnPicture(picture.path) && !isEmoji(picture.path)
  const isAwaited = picture !== undefined && !isDirect
  const key = isAwaited ? `${picture.path} ${editKey(picture.edit)}` : undefined
  /** Of many changes in a row the latest is rendered next, and none between. */
  const requested = useRef<{ key: string; picture: PictureView }>(undefined)
  const isBusy = useRef(false)
  useEffect(() => {
    requested.current = key === undefined ? undefined : { key, picture: picture! }
    const next = async () => {
      const { current } = requested
      if (!current || isBusy.current) return
      isBusy.current = true
      try {
        const url = await addressOf(current.picture, mediaUrl)
        if (requested.current) setFound({ path: current.picture.path, url })
      } catch {
        if (requested.current === current) onMissing?.()
      } finally {
        isBusy.current = false
      }
      if (requested.current !== current) await next()
    }
    void next()
    return () => void (requested.current = undefined)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is missed once, whoever is told
  }, [key])
  if (isDirect) return mediaUrl(picture.path)
  return isAwaited && found?.path === picture.path ? found.url : undefined
}
