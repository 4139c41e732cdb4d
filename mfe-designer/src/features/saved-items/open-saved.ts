import type { SavedDesign } from '@yawmi/contract'
import { placeDraft } from '../../studio/place-draft'
import { knowVersion } from '../../studio/saved/saved-versions'
import { unpackDocument } from '../../studio/saved/saved-document'
import { markSaved } from '../../lib/saved/saved-designs'
import type { Draft } from '../../studio/draft-id'

/**
 * The draft out of a saved design, which is on the device then.
 * @param document as the server keeps it
 * @throws DocumentNotRead
 */
export async function openSaved(document: string, { uuid, type, key, version }: SavedDesign): Promise<Draft> {
  const draft = { id: key ?? uuid, design: await unpackDocument(document) }
  placeDraft(type, draft)
  markSaved(draft.id, draft.design)
  knowVersion(draft.id, version)
  return draft
}
