import { ar } from '../../../infrastructure/uploads/copy/ar'
import { imageRefused } from '../../../infrastructure/uploads/png'

/** What one subscriber may keep. */
export const MAX_DESIGNS = 200
export const MAX_DESIGN_BYTES = 200 * 1024 * 1024

/** @throws ApiError 422 under `image` when there is no room for `added` bytes more */
export function admitDesign(used: { designs: number; bytes: number }, added: number): void {
  if (used.designs >= MAX_DESIGNS) throw imageRefused(ar.tooManyDesigns(MAX_DESIGNS))
  if (used.bytes + added > MAX_DESIGN_BYTES) throw imageRefused(ar.tooMuchSpace(MAX_DESIGN_BYTES))
}
