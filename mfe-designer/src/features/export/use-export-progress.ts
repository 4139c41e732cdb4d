import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useToast } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import type { Design } from '../../document/design'
import type { PictureType, PixelRatio } from '../../export/export-design'
import { PictureRefused } from '../../export/load-picture'
import type { Studio } from '../../studio/studio'

/** Milliseconds after which progress is shown: text that goes at once is no help. */
const SHOW_AFTER_MS = 150

/** Where the picture goes, and as what. */
export interface ExportJob {
  to: 'save' | 'download' | 'share' | 'copy'
  type?: PictureType
  ratio?: PixelRatio
  /** Id of a draft of which another device has saved a later state: the design goes on as one of its own first, and that is saved. */
  leaves?: string | undefined
  /**
   * Hands the file on in the job's own way, and answers the text of its success. It is called within the press, before the file
   * is there: some browsers take nothing later.
   */
  deliver?: (file: Promise<File>) => Promise<string>
  /** The picture of an earlier try, of this very design. */
  made?: { design: Design; rendering: Promise<Blob> }
}

/** A failure with its text for the person, and the job that remains. */
export class ExportFailure extends Error {
  constructor(
    readonly text: string,
    readonly remaining: ExportJob,
    cause: unknown,
  ) {
    super('export failed', { cause })
  }
}

const failureKeyOf = (error: unknown) => {
  if (error instanceof PictureRefused) return error.forbidden ? 'pictureForbidden' : 'pictureRefused'
  // The code that makes pictures did not come.
  return (error as Error).name === 'ChunkLoadError' ? 'saveFailed' : 'exportFailed'
}

/** Performs a job and answers the text of its success; none where the person has cancelled it. */
type Perform = (job: ExportJob, report: (progress: string) => void) => Promise<string | undefined>

/** Runs one export job at a time: its progress, its success, and its failure, which can be tried again while its design is open. */
export function useExportProgress(studio: Studio, perform: Perform) {
  const strings = useStrings()
  const toast = useToast()
  const [shown, setShown] = useState<{ job: ExportJob; progress: string }>()
  const draftNow = () => studio.view().draft
  const draft = useSyncExternalStore(studio.subscribe, draftNow)
  const [failed, setFailed] = useState<{ of: string; failure: ExportFailure }>()
  const running = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unmounted = useRef(false)
  useEffect(() => {
    unmounted.current = false
    return () => void (unmounted.current = true)
  }, [])

  const start = (job: ExportJob) => {
    if (running.current) return
    running.current = true
    if (job.leaves === draftNow()) studio.fork()
    const started = performance.now()
    const of = draftNow()
    const report = (progress: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setShown({ job, progress }), SHOW_AFTER_MS)
    }
    setFailed(undefined)
    report(strings.drawing)
    perform(job, report)
      .then(
        (success) => success && toast(success, 'success'),
        (error: unknown) => {
          console.error(error)
          // Whoever has left the editor meanwhile, or opened another design, is told all the same.
          if (unmounted.current || draftNow() !== of) return toast(strings.leftUnsaved, 'error')
          const hasText = error instanceof ExportFailure
          setFailed({ of, failure: hasText ? error : new ExportFailure(strings[failureKeyOf(error)], job, error) })
        },
      )
      .finally(() => {
        running.current = false
        clearTimeout(timer.current)
        setShown(undefined)
        performance.measure('design-export-job', { start: started })
      })
  }
  return {
    /** What is being done, once it takes longer than a moment, and its text. */
    busy: shown?.job.to,
    progress: shown?.progress,
    /** What went wrong, until it is tried again or dismissed. */
    failure:
      failed?.of === draft
        ? {
            message: failed.failure.text,
            retry: () => start(failed.failure.remaining),
            dismiss: () => setFailed(undefined),
          }
        : undefined,
    start,
  }
}
