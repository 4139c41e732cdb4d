import { ApiError } from '../errors'

/** Files that may be in memory at once: in all, and of one person. */
export const MOST_UPLOADS = 8
const MOST_OF_ONE = 2
const RETRY_AFTER = 5

export const tooManyUploads = () => new ApiError('too_many_requests', { retryAfter: RETRY_AFTER })

/** Bounds what uploads hold in memory, however many come at once and however slowly. */
export class UploadSlots {
  private readonly taken = new Map<string, number>()
  private total = 0

  /**
   * @returns gives the slot back
   * @throws ApiError `too_many_requests`
   */
  take(owner: string): () => void {
    const own = this.taken.get(owner) ?? 0
    if (own >= MOST_OF_ONE || this.total >= MOST_UPLOADS) throw tooManyUploads()
    this.count(owner, 1)
    return () => this.count(owner, -1)
  }

  private count(owner: string, change: 1 | -1): void {
    this.total += change
    const own = (this.taken.get(owner) ?? 0) + change
    if (own > 0) this.taken.set(owner, own)
    else this.taken.delete(owner)
  }
}
