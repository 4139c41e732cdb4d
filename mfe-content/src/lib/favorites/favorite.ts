import type { Picture } from '@yawmi/contract'
import { isPicture } from '../is-picture'

interface SavedItem {
  uuid: string
  /** The text itself; of a picture its name, of a name the name. */
  text: string
  /** What stands with it: a quote's author, a name's meaning. */
  more: string
}

export interface TextFavorite extends SavedItem {
  kind: 'quote' | 'message' | 'joke' | 'name'
}

export interface PictureFavorite extends SavedItem {
  kind: 'picture'
  /** Path on the media host of the file to download. */
  file: string
  picture: Picture
}

/** Something that a person keeps: whole, so that it shows without asking the server. */
export type Favorite = TextFavorite | PictureFavorite

const TEXTS: readonly string[] = ['quote', 'message', 'joke', 'name'] satisfies TextFavorite['kind'][]

export const keyOf = ({ kind, uuid }: Pick<Favorite, 'kind' | 'uuid'>) => `${kind}/${uuid}`

export const isPictureFavorite = (item: Favorite): item is PictureFavorite => item.kind === 'picture'

/** Whether something that the device kept is a favourite: it may be of another version, or of somebody's console. */
export function isFavorite(value: unknown): value is Favorite {
  const candidate = value as Partial<PictureFavorite> | null
  if (typeof candidate !== 'object' || candidate === null) return false
  const { uuid, text, more, file, picture } = candidate
  const kind: unknown = candidate.kind
  if (typeof uuid !== 'string' || typeof text !== 'string' || typeof more !== 'string') return false
  if (kind === 'picture') return typeof file === 'string' && isPicture(picture)
  return TEXTS.includes(String(kind))
}
