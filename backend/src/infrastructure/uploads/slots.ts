import { ApiError } from '../../lib/errors'

/** Uploads whose bodies may be on their way, or wait to be redrawn, at once. Each may hold 10 MB of disk. */
export const MAX_UPLOADS = { ofAccount: 2, ofAddress: 32, inAll: 128 }
const RETRY_AFTER = 5

export const tooManyUploads = () => new ApiError('too_many_requests', { retryAfter: RETRY_AFTER })

/**
 * Bounds the uploads that are being received. A slow sender holds one of its own account's slots and disk, and nothing
 * that others need: memory and a processor are taken when the body is there (`redraw.ts`).
 */
export class UploadSlots {
  private readonly byAccount = new Map<string, number>()
  private readonly byAddress = new Map<string, number>()
  /** How many are taken. */
  count = 0

  /**
   * @param address the network address, as `networkOf` names it
   * @returns gives the slot back; to be called once
   * @throws ApiError `too_many_requests`
   */
  take(account: string, address: string): () => void {
    const isFull =
      (this.byAccount.get(account) ?? 0) >= MAX_UPLOADS.ofAccount ||
      (this.byAddress.get(address) ?? 0) >= MAX_UPLOADS.ofAddress ||
      this.count >= MAX_UPLOADS.inAll
    if (isFull) throw tooManyUploads()
    this.add(account, address, 1)
    return () => this.add(account, address, -1)
  }

  private add(account: string, address: string, change: 1 | -1): void {
    this.count += change
    addTo(this.byAccount, account, change)
    addTo(this.byAddress, address, change)
  }
}

function addTo(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}
