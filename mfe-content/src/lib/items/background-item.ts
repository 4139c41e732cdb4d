import type { Background } from '@yawmi/contract'
import type { PictureFavorite } from '../favorites'

/** A wallpaper as the screens of this remote show it; `file` is the path on the media host to download. */
export type BackgroundItem = ReturnType<typeof toBackgroundItem>

export const toBackgroundItem = ({ uuid, name, path, picture }: Background) => ({ uuid, name, file: path, picture })

export const toFavorite = ({ uuid, name, file, picture }: BackgroundItem): PictureFavorite => ({
  kind: 'picture',
  uuid,
  text: name,
  more: '',
  file,
  picture,
})

export const ofFavorite = ({ uuid, text, file, picture }: PictureFavorite): BackgroundItem => ({
  uuid,
  name: text,
  file,
  picture,
})
