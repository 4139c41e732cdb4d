import { decodePicture } from '../../lib/decode-picture'
import type { PictureEdit } from '../../document/picture-box'
import { MAX_BOXES, editKey } from '../../document/design'
import { editInWorker } from './edit-in-worker'

/**
 * Addresses of files that are cached, beyond which those that were used longest ago go: more than a design can show, with its background.
 * One that went while others of the design were still made would never be shown.
 */
const MAX_CACHED = MAX_BOXES + 40

const cached = new Map<string, Promise<string>>()

/**
 * The address of a picture as its edit shows it: rendered once, and the same for the stage, small pictures and exports.
 * @param url of the picture as its file has it
 */
export function editedPicture(url: string, edit: PictureEdit): Promise<string> {
  const key = `${url} ${editKey(edit)}`
  const made = cached.get(key) ?? make(url, edit)
  cached.delete(key)
  cached.set(key, made)
  made.catch(() => cached.get(key) === made && cached.delete(key))
  for (const [oldest, address] of [...cached].slice(0, Math.max(0, cached.size - MAX_CACHED))) {
    cached.delete(oldest)
    void address.then((url) => URL.revokeObjectURL(url)).catch(() => {})
  }
  return made
}

async function make(url: string, edit: PictureEdit): Promise<string> {
  const file = await editInWorker(async () => ({ bitmap: await createImageBitmap(await decodePicture(url)), edit }))
  return URL.createObjectURL(file)
}
