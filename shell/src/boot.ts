import type { Brand, TextKind } from '@yawmi/brand'
import type { OperationId, ReleaseList, RemoteName } from '@yawmi/contract'

/** What the site server writes into each page, so that composing it costs no further round trip. */
export interface Boot {
  brand: Brand
  /** Origin of the media host. */
  mediaBase: string
  /** The release list as it was when the page was drawn. */
  releases: ReleaseList
  /** Federation manifests by address, of the remotes that this page needs first. */
  manifests: Record<string, unknown>
  /** What the shell's later scripts must be, and those of these remotes: digests by address. */
  integrity?: Readonly<Record<string, string>>
  /** Answers that the first screen begins with, by operation. */
  answers?: Partial<Record<OperationId, unknown>>
  /** The brand's own texts that the first screen shows. */
  texts?: Partial<Record<TextKind, unknown>>
  /** Whose screen the page was drawn ahead with; that version's code can take the page over as it stands. */
  drawn?: { remote: RemoteName; version: string }
}

/** Reads the page's settings. They are written by our own server into our own page; without them there is no page. */
export function readBoot(): Boot {
  const element = document.getElementById('yawmi-boot')
  if (!element?.textContent) throw new Error('the page has no settings (#yawmi-boot)')
  return JSON.parse(element.textContent) as Boot
}

/** The nonce under which the page's own scripts ran; style elements that we write carry it too. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
