import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { DESIGN_MAX_BYTES, type DesignType } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { queryClient } from '@yawmi/remote-kit/query'
import { useMediaUrl, useToast } from '@yawmi/ui'
import type { DesignerCopy } from '../../copy/ar'
import { useCopy } from '../../copy/use-strings'
import { exportDesign, prepareExport, type PictureType, type PixelRatio } from '../../export/export-design'
import { download, fileName, shareFile } from '../../export/file'
import { PictureRefused } from '../../export/load-picture'
import type { Studio } from '../../studio/studio'
import { SAVED_KEY } from '../../lib/gallery.resource'
import { isSaved, markSaved } from '../../lib/saved-designs'
import { whyNotSaved } from './save-failure'

/** Milliseconds after which one is told what is being done: a word that goes at once is no help. */
const PATIENCE = 150

/** Where the picture should go, and as what. */
export interface ExportJob {
  to: 'save' | 'download' | 'share'
  type?: PictureType
  ratio?: PixelRatio
}

export interface ExportState {
  /** What is being done, once it takes longer than a moment. */
  busy: ExportJob['to'] | undefined
  /** Words for it: the picture is drawn, then sent. */
  progress: string | undefined
  /** What went wrong, until it is tried again or dismissed. */
  failure: { message: string; retry: () => void; dismiss: () => void } | undefined
  start: (job: ExportJob) => void
  /** For the buttons: whoever comes near one is about to press it, and the picture's parts are made meanwhile. */
  ahead: { onPointerEnter: () => void; onPointerDown: () => void; onFocus: () => void }
}

/** What went wrong, in words for a person, and what is left to be done. */
class ExportFailure extends Error {
  constructor(
    readonly words: string,
    readonly left: ExportJob,
    cause: unknown,
  ) {
    super('export failed', { cause })
  }
}

const wordOf = (error: unknown) => {
  if (error instanceof PictureRefused) return error.forbidden ? 'pictureForbidden' : 'pictureRefused'
  return 'exportFailed'
}

/**
 * Makes the picture of the design and brings it where it should go; a download is saved as well, unless this very
 * design is saved already. Whatever fails, the design stays as it is and the same can be tried again.
 */
export function useExport(studio: Studio, type: DesignType, layer: RefObject<HTMLElement | null>): ExportState {
  const api = useApi()
  const copy = useCopy()
  const toast = useToast()
  const mediaUrl = useMediaUrl()
  const [work, setWork] = useState<{ job: ExportJob; progress: string }>()
  const working = useRef(false)
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [failed, setFailed] = useState<{ message: string; left: ExportJob }>()
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => void (gone.current = true)
  }, [])

  const tell = (job: ExportJob, progress: string) => {
    clearTimeout(soon.current)
    soon.current = setTimeout(() => setWork({ job, progress }), PATIENCE)
  }

  const perform = async (job: ExportJob): Promise<keyof DesignerCopy | undefined> => {
    // Whoever was writing has finished: the picture is made of texts, not of the field over one.
    flushSync(() => studio.select(null))
    const { design } = studio.view()
    const element = layer.current
    if (!element) return undefined
    const draw = (as: Pick<ExportJob, 'type' | 'ratio'>) => exportDesign({ design, layer: element, mediaUrl, ...as })
    const { to, type: format = 'image/png', ratio = 2 } = job
    const save = async (png: Blob) => {
      tell(job, copy.saving)
      await api.saveDesign(type, png).catch((cause: unknown) => {
        const done = { save: '', download: `${copy.downloadedOnly} `, share: `${copy.sharedOnly} ` }[to]
        throw new ExportFailure(done + whyNotSaved(cause, copy), { to: 'save' }, cause)
      })
      markSaved(design)
      void queryClient.invalidateQueries({ queryKey: SAVED_KEY })
    }
    const picture = await draw({ type: format, ratio })
    if (to === 'share') {
      const shared = await shareFile(picture, fileName(format)).catch((cause: unknown) => {
        throw new ExportFailure(copy.shareFailed, job, cause)
      })
      if (!shared) return undefined
    }
    if (to === 'download') download(picture, fileName(format))
    if (to === 'save' || !isSaved(design)) {
      // What is saved is the large PNG, whatever was downloaded or shared; the small one where that is too large.
      const large = format === 'image/png' && ratio === 2 ? picture : await draw({})
      await save(large.size > DESIGN_MAX_BYTES ? await draw({ ratio: 1 }) : large)
    }
    return { save: 'designSaved', download: 'downloaded', share: 'shared' }[to] as keyof DesignerCopy
  }

  const start = (job: ExportJob) => {
    if (working.current) return
    working.current = true
    const begun = performance.now()
    setFailed(undefined)
    tell(job, copy.drawing)
    perform(job)
      .then(
        (done) => done && toast(copy[done], 'success'),
        (error: unknown) => {
          console.error(error)
          const [message, left] =
            error instanceof ExportFailure ? [error.words, error.left] : [copy[wordOf(error)], job]
          // Whoever has left the editor meanwhile hears of it all the same.
          if (gone.current) toast(copy.leftUnsaved, 'error')
          else setFailed({ message, left })
        },
      )
      .finally(() => {
        working.current = false
        clearTimeout(soon.current)
        setWork(undefined)
        performance.measure('design-export-job', { start: begun })
      })
  }

  const prepare = () => {
    const { design, editing } = studio.view()
    // Where somebody writes there is a field in the place of the text.
    if (layer.current && !editing) prepareExport({ design, layer: layer.current, mediaUrl })
  }

  return {
    busy: work?.job.to,
    progress: work?.progress,
    failure: failed && {
      message: failed.message,
      retry: () => start(failed.left),
      dismiss: () => setFailed(undefined),
    },
    start,
    ahead: { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare },
  }
}
