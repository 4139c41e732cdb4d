import { useRef, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { DesignType } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { queryClient, useMutation } from '@yawmi/remote-kit/query'
import { useMediaUrl, useToast } from '@yawmi/ui'
import { useCopy } from '../../copy/use-copy'
import type { Design } from '../../document/design'
import { download } from '../../export/download'
import { FILE_NAME, exportDesign } from '../../export/export-design'
import { PictureRefused } from '../../export/load-picture'
import type { Studio } from '../../studio/studio'
import { SAVED_KEY } from '../gallery/gallery.resource'

interface ExportState {
  /** What is being done now, if anything. */
  busy: 'save' | 'download' | undefined
  /** Keeps the picture among the saved items. */
  save: () => void
  /** Downloads the picture and keeps it, unless this very design is kept already. */
  download: () => void
}

/** Makes the picture of the design and brings it where it should go. Whatever fails, the design stays as it is. */
export function useExport(studio: Studio, type: DesignType, layer: RefObject<HTMLElement | null>): ExportState {
  const api = useApi()
  const copy = useCopy()
  const toast = useToast()
  const mediaUrl = useMediaUrl()
  const kept = useRef<Design>(undefined)

  const work = useMutation({
    mutationFn: async (wanted: 'save' | 'download') => {
      // Whoever was writing has finished: the picture is made of texts, not of the field over one.
      flushSync(() => studio.select(null))
      const { design } = studio.view()
      if (!layer.current) return
      const picture = await exportDesign({ design, layer: layer.current, mediaUrl })
      if (wanted === 'download') download(picture, FILE_NAME)
      if (kept.current !== design || wanted === 'save') {
        const failed = wanted === 'download' ? copy.downloadedNotSaved : copy.saveFailed
        const saved = await api.saveDesign(type, picture).then(
          () => true,
          () => toast(failed, 'error'),
        )
        if (!saved) return
        kept.current = design
        void queryClient.invalidateQueries({ queryKey: SAVED_KEY })
      }
      toast(wanted === 'download' ? copy.downloaded : copy.designSaved, 'success')
    },
    onError: (error) => {
      console.error(error)
      toast(error instanceof PictureRefused ? copy.pictureRefused : copy.exportFailed, 'error')
    },
  })
  const start = (wanted: 'save' | 'download') => () => void (!work.isPending && work.mutate(wanted))
  return { busy: work.isPending ? work.variables : undefined, save: start('save'), download: start('download') }
}
