import { ar } from '../../../infrastructure/uploads/copy/ar'
import { imageRefused } from '../../../infrastructure/uploads/refusal'

/** What one subscriber may keep. */
export const MOST_DESIGNS = 200
export const MOST_BYTES = 200 * 1024 * 1024

/** @throws ApiError 422 under `image` when there is no room for `added` bytes more */
export function admitDesign(used: { designs: number; bytes: number }, added: number): void {
  if (used.designs >= MOST_DESIGNS) throw imageRefused(ar.tooManyDesigns(MOST_DESIGNS))
  if (used.bytes + added > MOST_BYTES) throw imageRefused(ar.tooMuchSpace(MOST_BYTES))
}
