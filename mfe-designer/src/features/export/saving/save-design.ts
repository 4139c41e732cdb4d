import type { Api } from '@yawmi/api-client'
import { withBrandWords, type Brand } from '@yawmi/brand'
import { DESIGN_MAX_BYTES, type DesignType } from '@yawmi/contract'
import { queryClient } from '@yawmi/remote-kit/query'
import { ar as shared } from '../../../copy/ar'
import type { Design } from '../../../document/design'
import { nameOf } from '../../../document/texts/design-name'
import type { PixelRatio } from '../../../export/export-design'
import { markSaved } from '../../../lib/saved/saved-designs'
import { SAVED_KEY } from '../../../lib/saved/saved-key'
import { currentOwner, deleteDraft } from '../../../studio/draft-storage'
import { findDraft, storeDraft } from '../../../studio/drafts'
import { packDocument } from '../../../studio/saved/saved-document'
import { knownVersion, knowVersion } from '../../../studio/saved/saved-versions'
import { ar } from './copy/ar'
import { isSavedElsewhere, saveFailure } from './save-failure'

export interface SaveInput {
  design: Design
  /** Id of its draft: saved again, it takes the place of what was saved before. */
  draft: string
  /** Id of the draft that the design went on from, which another device has saved since. */
  leaves?: string | undefined
  /** The large PNG, where the job has rendered it already. */
  rendered: Blob | undefined
  render: (as: { ratio?: PixelRatio }) => Promise<Blob>
  report: (progress: string) => void
}

interface SaveTools {
  api: Api
  brand: Brand
  /** Says something to the person. */
  say: (text: string) => void
  /** Makes the error of a save that failed, by why it did, and by the draft that another try leaves to another device. */
  failed: (why: string, cause: unknown, leaves?: string) => Error
}

/**
 * Saves the design's document, to open it again, and the large PNG, whatever was downloaded or shared, or the small one where that is
 * too large. What another device has saved since this one opened or saved the design stays.
 * @throws what `failed` makes, where it was not saved
 */
export async function saveDesign(type: DesignType, input: SaveInput, tools: SaveTools): Promise<void> {
  const { design, draft, leaves, rendered, render, report } = input
  const { api, brand, say, failed } = tools
  // A reload goes on with it, also where it is not saved now; changed meanwhile, it is stored already.
  if (leaves && !findDraft(type, draft)) storeDraft(type, currentOwner(), { id: draft, design })
  const strings = withBrandWords('designer', { ...shared, ...ar }, brand)
  const large = rendered ?? (await render({}))
  const png = large.size > DESIGN_MAX_BYTES ? await render({ ratio: 1 }) : large
  report(strings.saving)
  const save = async () => {
    const document = await packDocument(design)
    const { data } = await api.saveDesign(type, png, {
      key: draft,
      name: nameOf(design),
      replaces: knownVersion(draft),
      document,
    })
    knowVersion(draft, data.version)
    if (!document) say(strings.savedAsPicture)
  }
  await save().catch((cause: unknown) => {
    throw failed(saveFailure(cause, strings), cause, isSavedElsewhere(cause) ? draft : leaves)
  })
  // What that one had is in this one now.
  if (leaves) deleteDraft(type, leaves)
  markSaved(draft, design)
  void queryClient.invalidateQueries({ queryKey: SAVED_KEY })
}
