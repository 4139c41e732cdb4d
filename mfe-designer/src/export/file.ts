import { canShareFile } from '@yawmi/ui/share'
import type { PictureType } from './export-design'

/** File names; that of a PNG, downloaded and uploaded, is the specification's (section 9). */
const NAMES: Record<PictureType, string> = {
  'image/png': 'workspace-image.png',
  'image/jpeg': 'workspace-image.jpg',
}

export const pictureFile = (picture: Blob, type: PictureType): File => new File([picture], NAMES[type], { type })

/** Made once: browsers take their time for a file, and every rendering of a button asks. */
let sample: File | undefined

/** Whether this browser hands pictures to other apps. */
export const canSharePictures = (): boolean => canShareFile((sample ??= pictureFile(new Blob(), 'image/png')))
