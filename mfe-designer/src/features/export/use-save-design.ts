import type { DesignType } from '@yawmi/contract'
import { useApi, useBrand } from '@yawmi/remote-kit'
import { useToast } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { isSaved } from '../../lib/saved/saved-designs'
import type { SaveInput } from './saving/save-design'
import { ExportFailure, type ExportJob } from './use-export-progress'

/** The job that the design is saved with. */
type SavedWith = Exclude<ExportJob['to'], 'copy'>

/** Saves a design, whose code comes with the first save. A download or a share saves it as well, unless it is saved already. */
export function useSaveDesign(type: DesignType): (to: SavedWith, input: SaveInput) => Promise<void> {
  const api = useApi()
  const brand = useBrand()
  const strings = useStrings()
  const say = useToast()
  return async (to, input) => {
    if (to !== 'save' && isSaved(input.draft, input.design)) return
    const failed = (why: string, cause: unknown, leaves?: string) => {
      const done = { save: '', download: `${strings.downloadedOnly} `, share: `${strings.sharedOnly} ` }[to]
      return new ExportFailure(done + why, { to: 'save', leaves }, cause)
    }
    const { saveDesign } = await import('./saving/save-design').catch((cause: unknown) => {
      throw failed(strings.saveFailed, cause)
    })
    await saveDesign(type, input, { api, brand, say, failed })
  }
}
