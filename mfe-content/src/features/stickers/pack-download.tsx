import { useState } from 'react'
import { useBrand, useMediaUrl } from '@yawmi/remote-kit'
import { Button, useStyles, useToast } from '@yawmi/ui'
import { DownloadIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import type { PackItem } from './sticker-packs.resource'
import { stickersStyles } from './stickers.styles'

/** Downloads the whole pack as a file for sticker apps; the code that makes it loads with the first tap. */
export function PackDownload({ pack }: { pack: PackItem }) {
  const strings = useStrings()
  const brand = useBrand()
  const toast = useToast()
  const classes = useStyles(stickersStyles)
  const mediaUrl = useMediaUrl()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { savePack } = await import('./save-pack')
      await savePack(
        pack.name,
        brand.name,
        pack.stickers.map(({ file }) => mediaUrl(file)),
      )
      toast(strings.packSaved, 'success')
    } catch (error) {
      console.warn('a pack could not be made', error)
      toast(strings.packFailed, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.packFile}>
      <Button variant="outline" full loading={busy} onClick={() => void save()}>
        <DownloadIcon size={20} />
        {strings.downloadPack}
      </Button>
      <p className={classes.hint}>{strings.packHint}</p>
    </div>
  )
}
