import { useEffect, useState } from 'react'
import { useMediaUrl } from '@yawmi/remote-kit'
import { Button, LinkButton, useStyles, useToast } from '@yawmi/ui'
import { DownloadIcon, ShareIcon } from '@yawmi/ui/icons'
import { canShareFile, saveFile, share, whatsAppLink } from '@yawmi/ui/share'
import { useStrings } from '../../copy/use-strings'
import { downloadFile } from '../../lib/files/download-file'
import { stickersStyles } from './stickers.styles'

/**
 * Shares or downloads the chosen sticker as the WebP file that it is. Where the page may not open the device's own sheet (frames, web
 * views), sharing is a link that opens WhatsApp.
 */
export function StickerActions({ file, name }: { file: string; name: string }) {
  const strings = useStrings()
  const toast = useToast()
  const classes = useStyles(stickersStyles)
  const url = useMediaUrl()(file)
  const fileName = `${name}.webp`
  const sticker = useFile(url, fileName)
  const [refused, setRefused] = useState(false)
  const save = () => {
    if (sticker) return saveFile(sticker, fileName)
    // The fetch on selection failed: this press tries again.
    downloadFile(url, fileName).catch((error: unknown) => {
      console.warn('a sticker did not come', error)
      toast(strings.downloadFailed, 'error')
    })
  }
  const open = (shared: File) =>
    share({ files: [shared] }).catch((error: unknown) => {
      console.warn('sharing failed', error)
      setRefused(true)
    })
  return (
    <div className={classes.actions}>
      {sticker && !refused && canShareFile(sticker) ? (
        <Button variant="outline" aria-label={strings.shareSticker} onClick={() => void open(sticker)}>
          <ShareIcon size={20} />
          {strings.share}
        </Button>
      ) : (
        <LinkButton
          variant="outline"
          aria-label={strings.shareSticker}
          href={whatsAppLink(name, url)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ShareIcon size={20} />
          {strings.share}
        </LinkButton>
      )}
      <Button variant="outline" aria-label={strings.downloadSticker} onClick={save}>
        <DownloadIcon size={20} />
        {strings.download}
      </Button>
    </div>
  )
}

/** The sticker's file, fetched on selection: browsers only share files that are available within the user's gesture. */
function useFile(url: string, name: string): File | undefined {
  const [file, setFile] = useState<File>()
  useEffect(() => {
    const stop = new AbortController()
    fetch(url, { mode: 'cors', signal: stop.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`${url} answered ${response.status}`)
        setFile(new File([await response.blob()], name, { type: 'image/webp' }))
      })
      .catch((error: unknown) => !stop.signal.aborted && console.warn('a sticker did not come', error))
    return () => stop.abort()
  }, [url, name])
  return file
}
