import type { SavedDesign } from '@yawmi/contract'
import { useMediaUrl } from '@yawmi/remote-kit'
import { useMutation } from '@yawmi/remote-kit/query'
import { Button, LinkButton, fillText, useBrand, useToast } from '@yawmi/ui'
import { DeleteIcon, DownloadIcon, ShareIcon } from '@yawmi/ui/icons'
import { saveFile, share, whatsAppLink } from '@yawmi/ui/share'
import { useStrings } from '../../copy/use-strings'
import { canSharePictures, pictureFile } from '../../export/file'

/** Buttons that download a saved design, share it by the device or by WhatsApp, or delete it. */
export function SavedActions({ design, onDelete }: { design: SavedDesign; onDelete: () => void }) {
  const strings = useStrings()
  const toast = useToast()
  const mediaUrl = useMediaUrl()
  const { name: brand } = useBrand()
  const url = mediaUrl(design.path)
  const transfer = useMutation({
    mutationFn: async (to: 'download' | 'share') => {
      const response = await fetch(url)
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      const file = pictureFile(await response.blob(), 'image/png')
      if (to === 'download') saveFile(file, file.name)
      else await share({ files: [file] })
    },
    onError: (_, to) => toast(to === 'download' ? strings.downloadFailed : strings.shareFailed, 'error'),
  })
  const busy = (to: 'download' | 'share') => transfer.isPending && transfer.variables === to
  return (
    <>
      <Button loading={busy('download')} loadingLabel={strings.download} onClick={() => transfer.mutate('download')}>
        <DownloadIcon size={20} />
        {strings.download}
      </Button>
      {canSharePictures() ? (
        <Button
          variant="outline"
          loading={busy('share')}
          loadingLabel={strings.share}
          onClick={() => transfer.mutate('share')}
        >
          <ShareIcon size={20} />
          {strings.share}
        </Button>
      ) : (
        <LinkButton
          variant="outline"
          href={whatsAppLink(`${fillText(strings.shareSaved, { brand })} ${url}`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ShareIcon size={20} />
          {strings.shareOnWhatsApp}
        </LinkButton>
      )}
      <Button variant="ghost" dangerous onClick={onDelete}>
        <DeleteIcon size={20} />
        {strings.remove}
      </Button>
    </>
  )
}
