import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { DesignType } from '@yawmi/contract'
import { saveFile, share } from '@yawmi/ui/share'
import { usePictureUrls } from '../../studio/own-pictures'
import { useStrings } from '../../copy/use-strings'
import type { ExportInput } from '../../export/export-design'
import { useExporter, type Exporter } from './use-exporter'
import { pictureFile } from '../../export/file'
import type { Studio } from '../../studio/studio'
import { ExportFailure, useExportProgress } from './use-export-progress'
import { useSaveDesign } from './use-save-design'

const SUCCESS = { save: 'designSaved', download: 'downloaded', share: 'shared' } as const

export type ExportState = ReturnType<typeof useExport>

/**
 * Renders the design and saves, downloads or shares its picture. Whatever fails, the design stays as it is and the same
 * can be tried again.
 */
export function useExport(studio: Studio, type: DesignType, layer: RefObject<HTMLElement | null>) {
  const strings = useStrings()
  const pictureUrl = usePictureUrls()
  const save = useSaveDesign(type)
  const loadExporter = useExporter()
  const state = useExportProgress(studio, async (job, report) => {
    // Ends the editing: the picture is made of texts, not of the field over one.
    flushSync(() => studio.select(null))
    const { design, draft } = studio.view()
    const element = layer.current
    if (!element) return undefined
    // As it is now: this may take its time, and whoever goes on with it, opens another design or leaves is to have this one.
    const still = { copy: element.cloneNode(true) as HTMLElement, root: element.getRootNode() }
    const { to, type: format = 'image/png', ratio = 2, deliver, leaves, made } = job
    const render = async (as: Pick<ExportInput, 'type' | 'ratio'>) =>
      (await loadExporter()).exportDesign({ design, layer: element, still, pictureUrl, ...as })
    const isMade = made?.design === design
    const rendering = isMade ? made.rendering : render({ type: format, ratio })
    const making = rendering.then((picture) => pictureFile(picture, format))
    // What failed first is the reason: a file that was not made is not handed on either.
    const delivered = deliver && (await Promise.all([deliver(making), making]))[0]
    if (to === 'copy') return delivered
    const file = await making
    if (to === 'share') {
      const shared = await share({ files: [file] }).catch((cause: unknown) => {
        // A picture that takes seconds is there when browsers no longer count the press: the next one shares it at once.
        if ((cause as Error).name === 'NotAllowedError' && !isMade)
          throw new ExportFailure(strings.shareReady, { ...job, made: { design, rendering } }, cause)
        throw new ExportFailure(strings.shareFailed, job, cause)
      })
      if (!shared) return undefined
    }
    if (to === 'download' && !deliver) saveFile(file, file.name)
    const rendered = format === 'image/png' && ratio === 2 ? await rendering : undefined
    await save(to, { design, draft, leaves, rendered, render, report })
    return delivered ?? strings[SUCCESS[to]]
  })

  const prepare = () => {
    const { design, editing } = studio.view()
    // While a text is edited, a field stands in its place.
    const element = layer.current
    if (!element || editing) return
    const begin = ({ prepareExport }: Exporter) => prepareExport({ design, layer: element, pictureUrl })
    loadExporter().then(begin, () => {})
  }
  /** Handlers for the buttons: whoever comes near one is about to press it, and the picture's parts are made meanwhile. */
  return { ...state, prepareHandlers: { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare } }
}
