import { fetchFile } from '@yawmi/lib'
import { saveFile } from '@yawmi/ui/share'
import { RULES, packArchive, trayPicture } from '@yawmi/lib/sticker-pack'

/**
 * Makes the file of a pack and hands it to the browser.
 * @param urls addresses of its stickers, in their order
 * @throws what `fetchFile` does; Error when a sticker breaks WhatsApp's rules
 */
export async function savePack(title: string, author: string, urls: readonly string[]): Promise<void> {
  const stickers = await Promise.all(urls.slice(0, RULES.most).map(bytesOf))
  const [first] = stickers
  if (!first) throw new Error('a pack without stickers')
  const archive = packArchive({
    title,
    author,
    stickers,
    tray: await trayPicture(new Blob([first], { type: 'image/webp' })),
  })
  saveFile(new Blob([archive], { type: 'application/octet-stream' }), `${title}.wastickers`)
}

const bytesOf = async (url: string) => new Uint8Array(await (await fetchFile(url)).arrayBuffer())
