import { canDrawInWorkers } from '../../../lib/hidden-canvas'
import { decodePicture, type DecodedPicture, type DecodeRequest } from './decode-picture'
import { LARGE_PIXELS, MAX_FILE_BYTES, MAX_PIXELS, PictureNotTaken, kindOf } from './picture-kind'
import { pictureSize } from './picture-size'

/**
 * Makes a picture for the studio of a file from the device.
 * @throws PictureNotTaken
 */
export async function takePicture(file: Blob): Promise<DecodedPicture> {
  if (file.size > MAX_FILE_BYTES) throw new PictureNotTaken('ownTooLarge')
  const kind = await kindOf(file)
  if (kind === undefined) throw new PictureNotTaken('ownNoPicture')
  // An SVG is a program as well as a picture, and is not opened.
  if (kind === 'svg') throw new PictureNotTaken('ownSvg')
  const size = await pictureSize(file, kind)
  if (size && size.width * size.height > MAX_PIXELS) throw new PictureNotTaken('ownTooManyPixels')
  try {
    const type = kind === 'jpeg' || kind === 'heic' ? 'image/jpeg' : 'image/webp'
    const isLargePng = kind === 'png' && size !== undefined && size.width * size.height > LARGE_PIXELS
    return await decode({ file, type, size: kind === 'jpeg' ? size : undefined, isLargePng })
  } catch (cause) {
    // Safari alone reads HEIC.
    throw new PictureNotTaken(kind === 'heic' ? 'ownHeic' : 'ownBroken', cause)
  }
}

/** In a worker; in the page where a worker cannot draw, or be started, such as on another site's page. */
async function decode(request: DecodeRequest): Promise<DecodedPicture> {
  const worker = typeof Worker === 'undefined' || !canDrawInWorkers() ? undefined : await tryWorker()
  if (!worker) return decodePicture(request)
  try {
    const answer = await answerOf(worker, request)
    if (answer === 'did not start') return await decodePicture(request)
    if (!answer.decoded) throw new Error('the picture could not be decoded')
    return answer.decoded
  } finally {
    worker.terminate()
  }
}

async function tryWorker(): Promise<Worker | undefined> {
  try {
    const { startWorker } = await import('./start-worker')
    return startWorker()
  } catch {
    return undefined
  }
}

type Answer = { decoded?: DecodedPicture }

const answerOf = (worker: Worker, request: DecodeRequest) =>
  new Promise<Answer | 'did not start'>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
    worker.onerror = () => resolve('did not start')
    worker.postMessage(request)
  })
