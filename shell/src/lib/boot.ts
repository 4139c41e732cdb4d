import type { Brand, TextKind } from '@yawmi/brand'
import type { OperationId, RemoteName } from '@yawmi/contract'
import type { Override } from '@yawmi/contract/overrides'
import type { SignedList } from '@yawmi/contract/signed-list'

/** What the site server writes into each page, so that composing it takes no further round trip. */
export interface Boot {
  brand: Brand
  /** Origin of the media host. */
  mediaBase: string
  /** The release list as it was when the page was rendered. */
  releases: SignedList
  /** Public keys by one of which the list is signed; none in pages of servers that sign nothing. */
  keys?: readonly string[]
  /** Federation manifests by address, of the remotes that this page loads first. */
  manifests: Record<string, unknown>
  /** Digests by address of the scripts that the shell and these remotes may load later. */
  integrity?: Readonly<Record<string, string>>
  /** The API's answers that the first screen starts with, by operation. */
  answers?: Partial<Record<OperationId, unknown>>
  /** The brand's own texts that the first screen shows. */
  texts?: Partial<Record<TextKind, unknown>>
  /** Canaries that this device has by a tester link: `<remote>@<version>`. */
  tested?: readonly string[]
  /** Remotes that the visitor has confirmed to take from development servers. */
  overrides?: readonly Override[]
  /** The remote that prerendered the page; the same version of its code can hydrate it. */
  prerendered?: { remote: RemoteName; version: string }
}

/** Reads the page's settings, which our own server writes into each page. @throws Error without them */
export function readBoot(): Boot {
  const element = document.getElementById('yawmi-boot')
  if (!element?.textContent) throw new Error('the page has no settings (#yawmi-boot)')
  // Servers from before this build, which may run on, call it `drawn`.
  const { drawn, ...boot } = JSON.parse(element.textContent) as Boot & { drawn?: Boot['prerendered'] }
  return { prerendered: drawn, ...boot }
}

/** The nonce of the page's own scripts; style elements that we insert carry it too. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
