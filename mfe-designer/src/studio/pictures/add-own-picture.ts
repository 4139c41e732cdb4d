import { OWN_PICTURE_PREFIX } from '@yawmi/contract'
import { putOwnPicture, storedPaths, sweepOwnPictures } from '../own-pictures'

/** Some 60 MB at the most, by the size that a picture is brought to. */
const MAX_PICTURES = 40

/** The device has room for no more pictures of one's own. */
export class NoRoomForPicture extends Error {
  override name = 'NoRoomForPicture'
}

/**
 * Stores a picture.
 * @returns its path, and whether it will be there after a reload: a browser that stores nothing shows it all the same.
 * @throws NoRoomForPicture
 */
export async function addOwnPicture(file: Blob): Promise<{ path: string; isStored: boolean }> {
  await sweepOwnPictures()
  if ((await storedPaths()).length >= MAX_PICTURES) throw new NoRoomForPicture()
  const path = `${OWN_PICTURE_PREFIX}${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`
  return { path, isStored: await putOwnPicture(path, file) }
}
