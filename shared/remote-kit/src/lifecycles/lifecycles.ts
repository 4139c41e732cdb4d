import type { Brand, DeepPartial } from '@yawmi/brand'
import type { FailureCode, HostEvent } from '@yawmi/host'
import type { ReleaseOnPage } from '../field-data/seen'

/** Props that any page passes to a remote's lifecycles. The names are public. */
export interface LifecycleProps extends ReleaseOnPage {
  /**
   * Where to mount: in the page, or inside a shadow root, where neither side's styles reach the other; default: the
   * element `#single-spa-application:<name>`, made where the page has none, as with single-spa's own helpers.
   */
  domElement?: HTMLElement
  /** Path under which the remote may use the address bar; without it the address bar is left alone. */
  basePath?: string
  /** Origin of the API; default: where the remote was loaded from. */
  apiBase?: string
  /** Origin of the media host; default: what the API's host says. */
  mediaBase?: string
  /** A brand's id (`/brands/<id>.json` of the API's host) or the brand itself. */
  brand?: string | DeepPartial<Brand>
  locale?: string
  /** Called with each event; what it returns is ignored. */
  onEvent?: (event: HostEvent) => unknown
  /**
   * For a page that sees to failures itself: called in place of the `error` event and of the notice that otherwise
   * stand where a remote broke after it was mounted.
   */
  onFailure?: (failure: { code: FailureCode; message: string }) => void
  /** A person asked to try again: `mount` asks anew for code that could not be had before. */
  retry?: boolean
  /** Path inside the remote to open first where the address bar is left alone; `update` with another one goes there. */
  initialPath?: string
  /** Nonce of the page's Content-Security-Policy; default: that of a script of the page. */
  nonce?: string
  /** Shows what the remote puts into this slot, and none of its screens. */
  slot?: string
  /** single-spa's name of this mounting; two at once need two. */
  name?: string
}

type Lifecycle = (props: LifecycleProps) => Promise<unknown>

/** The single-spa lifecycles of a remote. */
export interface Lifecycles {
  bootstrap: Lifecycle
  mount: Lifecycle
  unmount: Lifecycle
  update: Lifecycle
}
