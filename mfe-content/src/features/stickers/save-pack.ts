import { saveFile } from '@yawmi/ui/share'
import { RULES, packArchive, trayPicture } from '@yawmi/lib/sticker-pack'

/**
 * Makes the file of a pack and hands it to the browser.
 * @param urls addresses of its stickers, in their order
 * @throws TypeError without a connection; Error when a sticker does not come, or breaks WhatsApp's rules
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

async function bytesOf(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, { mode: 'cors' })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}
