import { DESIGN_MAX_BYTES, type DesignType } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { queryClient } from '@yawmi/remote-kit/query'
import { useStrings } from '../../copy/use-strings'
import type { Design } from '../../document/design'
import type { PixelRatio } from '../../export/export-design'
import { SAVED_KEY } from '../../lib/gallery.resource'
import { isSaved, markSaved } from '../../lib/saved-designs'
import { saveFailure } from './save-failure'
import { ExportFailure, type ExportJob } from './use-export-progress'

interface SaveInput {
  design: Design
  /** The job that the design is saved with. */
  to: ExportJob['to']
  /** The large PNG, where the job has rendered it already. */
  rendered: Blob | undefined
  render: (as: { ratio?: PixelRatio }) => Promise<Blob>
  report: (progress: string) => void
}

/**
 * What is saved: the large PNG, whatever was downloaded or shared, or the small one where that is too large. A download
 * or a share saves the design as well, unless this design is saved already.
 */
export function useSaveDesign(type: DesignType): (input: SaveInput) => Promise<void> {
  const api = useApi()
  const strings = useStrings()
  return async ({ design, to, rendered, render, report }) => {
    if (to !== 'save' && isSaved(design)) return
    const large = rendered ?? (await render({}))
    const png = large.size > DESIGN_MAX_BYTES ? await render({ ratio: 1 }) : large
    report(strings.saving)
    await api.saveDesign(type, png).catch((cause: unknown) => {
      const done = { save: '', download: `${strings.downloadedOnly} `, share: `${strings.sharedOnly} ` }[to]
      throw new ExportFailure(done + saveFailure(cause, strings), { to: 'save' }, cause)
    })
    markSaved(design)
    void queryClient.invalidateQueries({ queryKey: SAVED_KEY })
  }
}
