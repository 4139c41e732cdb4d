import { memoAsync } from '@yawmi/lib'
import { canvasFile } from '../../lib/canvas-file'
import { EMOJI_FILES } from './emoji-files'

/** Sides of the picture that is made of an emoji, in px: sharp at a third of the stage in a file of twice its size. */
export const EMOJI_SIDE = 512

/**
 * The address of an emoji as a picture of pixels: the screen and the file show the same one, on each device and in each browser.
 * Rejected where the studio has none of these code points.
 */
export const emojiPicture = memoAsync(async (codePoints: string): Promise<string> => {
  const file = EMOJI_FILES[codePoints]
  if (!file) throw new Error(`no emoji ${codePoints}`)
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = file
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = EMOJI_SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser has no canvas to draw on')
  context.drawImage(image, 0, 0, EMOJI_SIDE, EMOJI_SIDE)
  return URL.createObjectURL(await canvasFile(canvas))
})
