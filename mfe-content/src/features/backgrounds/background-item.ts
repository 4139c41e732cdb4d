import type { Background, Picture } from '@yawmi/contract'

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
