import type { Background, Picture } from '@yawmi/contract'
import type { PictureFavorite } from '../favorites'

/** A wallpaper as the screens of this remote show it. */
export interface BackgroundItem {
  uuid: string
  name: string
  /** Path on the media host of the file to download. */
  file: string
  picture: Picture
}

export const toBackgroundItem = ({ uuid, name, path, picture }: Background): BackgroundItem => ({
  uuid,
  name,
  file: path,
  picture,
})

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
