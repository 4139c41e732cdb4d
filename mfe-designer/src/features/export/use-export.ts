import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { DesignType } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { queryClient } from '@yawmi/remote-kit/query'
import { useMediaUrl, useToast } from '@yawmi/ui'
import type { DesignerCopy } from '../../copy/ar'
import { useCopy } from '../../copy/use-copy'
import type { Design } from '../../document/design'
import { exportDesign, prepareExport, type PictureType, type PixelRatio } from '../../export/export-design'
import { download, fileName, shareFile } from '../../export/file'
import { PictureRefused } from '../../export/load-picture'
import type { Studio } from '../../studio/studio'
import { SAVED_KEY } from '../gallery/gallery.resource'

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

/** Designs that are among the saved items as they are. */
const saved = new WeakSet<Design>()

/** What went wrong, as a word of the studio's. */
class ExportFailure extends Error {
  constructor(
    readonly word: keyof DesignerCopy,
    cause: unknown,
  ) {
    super(word, { cause })
  }
}

const failingAs = (word: keyof DesignerCopy) => (cause: unknown) => {
  throw new ExportFailure(word, cause)
}

const wordOf = (error: unknown): keyof DesignerCopy => {
  if (error instanceof ExportFailure) return error.word
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
  const [failed, setFailed] = useState<{ job: ExportJob; message: string }>()

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
    const save = async (png: Blob) => {
      tell(job, copy.saving)
      await api.saveDesign(type, png).catch(failingAs(job.to === 'download' ? 'downloadedNotSaved' : 'saveFailed'))
      saved.add(design)
      void queryClient.invalidateQueries({ queryKey: SAVED_KEY })
    }
    const { to, type: format = 'image/png', ratio = 2 } = job
    const picture = await draw({ type: format, ratio })
    if (to === 'share') {
      const shared = await shareFile(picture, fileName(format)).catch(failingAs('shareFailed'))
      if (!shared) return undefined
    }
    if (to === 'download') download(picture, fileName(format))
    // What is saved is always the large PNG, whatever was downloaded or shared.
    const large = format === 'image/png' && ratio === 2
    if (to === 'save' || !saved.has(design)) await save(large ? picture : await draw({}))
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
          setFailed({ job, message: copy[wordOf(error)] })
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
      // A picture that is on the device already needs only to be saved.
      retry: () => start(failed.message === copy.downloadedNotSaved ? { to: 'save' } : failed.job),
      dismiss: () => setFailed(undefined),
    },
    start,
    ahead: { onPointerEnter: prepare, onPointerDown: prepare, onFocus: prepare },
  }
}
