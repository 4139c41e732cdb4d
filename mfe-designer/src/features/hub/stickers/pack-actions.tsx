import { useState } from 'react'
import { useConfirm } from '@yawmi/remote-kit'
import { Button, useBrand, useStyles, useToast } from '@yawmi/ui'
import { DeleteIcon, DownloadIcon } from '@yawmi/ui/icons'
import { useStickerStrings } from './copy/use-strings'
import { PACK_SIZE, type Pack } from '../../../studio/packs/pack'
import { stickersStyles } from './stickers.styles'

/** Downloads a pack as the file that sticker apps take, or deletes it; what makes the file loads with the first download. */
export function PackActions({ pack, onDelete }: { pack: Pack; onDelete: () => void }) {
  const strings = useStickerStrings()
  const { name: author } = useBrand()
  const classes = useStyles(stickersStyles)
  const toast = useToast()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const { savePack } = await import('./save-pack')
      await savePack(pack, strings.packUntitled, author)
      toast(strings.packDownloaded, 'success')
    } catch (error) {
      console.warn('a pack could not be made', error)
      toast(strings.packFailed, 'error')
    } finally {
      setBusy(false)
    }
  }
  const remove = async () => {
    if (await confirm({ question: strings.packDeleteAsk, dangerous: true })) onDelete()
  }
  return (
    <div className={classes.row}>
      <Button loading={busy} disabled={pack.stickers.length < PACK_SIZE.min} onClick={() => void download()}>
        <DownloadIcon size={20} />
        {strings.packDownload}
      </Button>
      <Button variant="ghost" onClick={() => void remove()}>
        <DeleteIcon size={20} />
        {strings.packDelete}
      </Button>
    </div>
  )
}
