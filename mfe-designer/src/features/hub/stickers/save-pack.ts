import { packArchive, trayPicture } from '@yawmi/lib/sticker-pack'
import { saveFile } from '@yawmi/ui/share'
import { trayOf, type Pack } from '../../../studio/packs/pack'

/** What WhatsApp and files' names take: one line, without what parts paths. */
const plain = (text: string) => text.replace(/[\p{Cc}\s/\\:*?"<>|]+/gu, ' ').trim()

/**
 * Hands the file of a pack to the browser.
 * @throws Error where the pack breaks one of WhatsApp's rules
 */
export async function savePack(pack: Pack, title: string, author: string): Promise<void> {
  const tray = trayOf(pack)
  if (!tray) throw new Error('a pack without stickers')
  const archive = packArchive({
    title: plain(title),
    author: plain(author),
    tray: await trayPicture(tray.file),
    stickers: await Promise.all(pack.stickers.map(async ({ file }) => new Uint8Array(await file.arrayBuffer()))),
  })
  saveFile(new Blob([archive], { type: 'application/octet-stream' }), `${plain(title)}.wastickers`)
}
