import type { SavedDesign } from '@yawmi/contract'
import { useMediaUrl } from '@yawmi/remote-kit'
import { fetchFile } from '@yawmi/lib'
import { useMutation } from '@yawmi/remote-kit/query'
import { Button, LinkButton, fillText, useBrand, useToast } from '@yawmi/ui'
import { DesignsIcon, DownloadIcon, ShareIcon } from '@yawmi/ui/icons'
import { saveFile, share, whatsAppLink } from '@yawmi/ui/share'
import { useSavedStrings } from './copy/use-strings'
import { canSharePictures, pictureFile } from '../../export/file'
import { useOpenSaved } from './use-open-saved'

interface SavedActionsProps {
  design: SavedDesign
  /** Closes what the buttons are in, before the page is left. */
  leave: () => Promise<void>
}

/** Buttons that open a saved design in the studio, download it, or share it by the device or by WhatsApp. */
export function SavedActions({ design, leave }: SavedActionsProps) {
  const strings = useSavedStrings()
  const toast = useToast()
  const mediaUrl = useMediaUrl()
  const { name: brand } = useBrand()
  const url = mediaUrl(design.path)
  const canOpen = design.key !== null
  const opening = useOpenSaved(leave)
  const transfer = useMutation({
    mutationFn: async (to: 'download' | 'share') => {
      const file = pictureFile(await fetchFile(url), 'image/png')
      if (to === 'download') saveFile(file, file.name)
      else await share({ files: [file] })
    },
    onError: (_, to) => toast(to === 'download' ? strings.downloadFailed : strings.shareFailed, 'error'),
  })
  const busy = (to: 'download' | 'share') => transfer.isPending && transfer.variables === to
  return (
    <>
      {canOpen && (
        <Button loading={opening.isBusy} loadingLabel={strings.openSaved} onClick={() => void opening.open(design)}>
          <DesignsIcon size={20} />
          {strings.openSaved}
        </Button>
      )}
      <Button
        variant={canOpen ? 'outline' : 'solid'}
        loading={busy('download')}
        loadingLabel={strings.download}
        onClick={() => transfer.mutate('download')}
      >
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
    </>
  )
}
