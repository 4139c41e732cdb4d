import { DESIGN_MAX_BYTES, type DesignType } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { queryClient } from '@yawmi/remote-kit/query'
import { useToast } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import type { Design } from '../../document/design'
import { nameOf } from '../../document/texts/design-name'
import type { PixelRatio } from '../../export/export-design'
import { SAVED_KEY } from '../../lib/saved-key'
import { isSaved, markSaved } from '../../lib/saved-designs'
import { saveFailure } from './save-failure'
import { ExportFailure, type ExportJob } from './use-export-progress'

interface SaveInput {
  design: Design
  /** Id of its draft: saved again, it takes the place of what was saved before. */
  draft: string
  /** The job that the design is saved with. */
  to: Exclude<ExportJob['to'], 'copy'>
  /** The large PNG, where the job has rendered it already. */
  rendered: Blob | undefined
  render: (as: { ratio?: PixelRatio }) => Promise<Blob>
  report: (progress: string) => void
}

const loadPacker = () => import('../../studio/saved-document')

/**
 * What is saved: the design's document, to open it again, and the large PNG, whatever was downloaded or shared, or the small one where that is too large. A download
 * or a share saves the design as well, unless this design is saved already.
 */
export function useSaveDesign(type: DesignType): (input: SaveInput) => Promise<void> {
  const api = useApi()
  const strings = useStrings()
  const toast = useToast()
  return async ({ design, draft, to, rendered, render, report }) => {
    if (to !== 'save' && isSaved(draft, design)) return
    const large = rendered ?? (await render({}))
    const png = large.size > DESIGN_MAX_BYTES ? await render({ ratio: 1 }) : large
    report(strings.saving)
    const save = async () => {
      const { packDocument } = await loadPacker()
      const document = await packDocument(design)
      await api.saveDesign(type, png, { key: draft, name: nameOf(design), document })
      if (!document) toast(strings.savedAsPicture)
    }
    await save().catch((cause: unknown) => {
      const done = { save: '', download: `${strings.downloadedOnly} `, share: `${strings.sharedOnly} ` }[to]
      throw new ExportFailure(done + saveFailure(cause, strings), { to: 'save' }, cause)
    })
    markSaved(draft, design)
    void queryClient.invalidateQueries({ queryKey: SAVED_KEY })
  }
}
