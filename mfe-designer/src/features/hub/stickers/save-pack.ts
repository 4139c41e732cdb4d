import { packArchive, trayPicture } from '@yawmi/lib/sticker-pack'
import { saveFile } from '@yawmi/ui/share'
import { trayOf, type Pack } from '../../../studio/packs/pack'

/** What WhatsApp and files' names take: one line, without what parts paths. */
const plain = (text: string) => text.replace(/[\p{Cc}\s/\\:*?"<>|]+/gu, ' ').trim()

/**
 * Hands the file of a pack to the browser.
 * @param untitled its title where its own name has nothing that a title may have
 * @throws Error where the pack breaks one of WhatsApp's rules
 */
export async function savePack(pack: Pack, untitled: string, author: string): Promise<void> {
  const title = plain(pack.name) || untitled
  const tray = trayOf(pack)
  if (!tray) throw new Error('a pack without stickers')
  const archive = packArchive({
    title,
    author: plain(author),
    tray: await trayPicture(tray.file),
    stickers: await Promise.all(pack.stickers.map(async ({ file }) => new Uint8Array(await file.arrayBuffer()))),
  })
  saveFile(new Blob([archive], { type: 'application/octet-stream' }), `${title}.wastickers`)
}
