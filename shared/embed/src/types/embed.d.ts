/**
 * Types of `/embed.js`. Save beside your code and refer to it: `/// <reference path="embed.d.ts" />`.
 */
declare namespace Yawmi {
  /** Any name of the service's release list, `/releases.json`: `landing`, `auth`, `content`, `designer`, `account`, … */
  type RemoteName = string

  interface Options {
    /** Which part of the service. */
    name: RemoteName
    /** A brand's id, or the brand itself; what it leaves out is as in the default brand. */
    brand?: string | Record<string, unknown>
    /** Origin of the service; default: where `embed.js` came from. */
    api?: string
    /** Origin of the media host; default: what the service says. */
    media?: string
    /** `shadow` (default): in a shadow root of this page. `iframe`: in a frame of the service's own origin. */
    mode?: 'shadow' | 'iframe'
    /** Path inside the remote to show first, such as `/webview/register`; an update with another one goes there. */
    path?: string
    locale?: string
    /**
     * For `iframe`: SHA-256 of a secret that your server made for this sign-in, base64url without padding (RFC 7636, S256). `callback` then has
     * a `code`, which your server exchanges for a session.
     */
    challenge?: string
    /** Nonce of the page's Content-Security-Policy; default: that of the script element that loaded `embed.js`. */
    nonce?: string
  }

  /**
   * What an `error` event is about. A release that fails gives way to the release before, once that can help; when none
   * is left there is a notice with a button that tries again. Each of these steps is an event of its own.
   *
   * - `load`: the release list, the brand, or code of the remote could not be had: no such file, a server's fault, no
   *   network, a policy that forbids it, nothing after 12 s, or it threw when it was evaluated. In the mode `iframe`: the
   *   frame's page could not be had.
   * - `render`: a screen threw.
   * - `hang`: nothing is on its way any more, and still there is nothing to show (after 1 to 2 s).
   * - `unknown-remote`: the release list has no remote of that `name`.
   * - `brand`: the service has no such brand; the remote shows itself in the default one.
   * - `slot`: the dialog of another remote that this one asked for could not be had; a notice with another try is in its place.
   * - `option`: an object was given as an attribute and became text; the remote goes on without that option.
   */
  type ErrorCode = 'load' | 'render' | 'hang' | 'unknown-remote' | 'brand' | 'slot' | 'option'

  /** What a mounted remote tells the page. */
  interface Events {
    /** It is drawn and listens. */
    ready: { type: 'ready' }
    'signed-in': { type: 'signed-in'; subscriberId: string }
    'signed-out': { type: 'signed-out' }
    /** The service refused who this is (401) or what was asked (403). */
    refused: { type: 'refused'; status: 401 | 403 }
    /** The sign-in flow is over. In the mode `iframe` token and id are empty: `code` is for your server. */
    callback: {
      type: 'callback'
      access_token: string
      otp_status: string
      subscriber_id: string
      redirect: string
      /** Good for a minute and once, for who has the secret of `challenge`. */
      code?: string
    }
    /** The person wants to go to a place that this remote does not have. */
    navigate: { type: 'navigate'; name: string; params: Record<string, string> }
    /** Something failed; `code` says what, and whether the remote goes on. `message` is for the page's own log. */
    error: { type: 'error'; code: ErrorCode; message: string }
  }

  interface Handle {
    /** Changes options of the mounted remote; another `name`, `api` or `mode` mounts it anew. */
    update(options: Partial<Options>): Promise<void>
    /** Takes everything out of the page again. */
    unmount(): Promise<void>
    /** Listens to an event; returns its unsubscribe. */
    on<T extends keyof Events>(type: T, listener: (event: Events[T]) => void): () => void
  }

  /** Events of the element, each under two names: `yawmi:ready`, and `yawmi-ready` for templates that give a colon a meaning. */
  type ElementEvents = {
    [T in keyof Events as `yawmi:${T}` | `yawmi-${T}`]: CustomEvent<Events[T]>
  }

  /** Attributes of the element, which are text. */
  type Attributes = Omit<Options, 'brand' | 'nonce'> & { brand?: string }

  /** Properties of the element: the attributes', and the brand as an object. */
  type Properties = Omit<Options, 'nonce'>

  /** The element `<yawmi-remote>`. Its options are attributes and properties alike; `brand` as an object is a property only. */
  interface RemoteElement extends HTMLElement, Partial<Properties> {
    addEventListener<T extends keyof ElementEvents>(
      type: T,
      listener: (this: RemoteElement, event: ElementEvents[T]) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void
    addEventListener<T extends keyof HTMLElementEventMap>(
      type: T,
      listener: (this: HTMLElement, event: HTMLElementEventMap[T]) => unknown,
      options?: boolean | AddEventListenerOptions,
    ): void
    addEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void
    removeEventListener<T extends keyof ElementEvents>(
      type: T,
      listener: (this: RemoteElement, event: ElementEvents[T]) => unknown,
      options?: boolean | EventListenerOptions,
    ): void
    removeEventListener<T extends keyof HTMLElementEventMap>(
      type: T,
      listener: (this: HTMLElement, event: HTMLElementEventMap[T]) => unknown,
      options?: boolean | EventListenerOptions,
    ): void
    removeEventListener(
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | EventListenerOptions,
    ): void
  }

  /** Shows a remote inside an element of the page. Does not throw: failures are `error` events. */
  type Mount = (element: HTMLElement, options: Options) => Handle
}

/**
 * The global that `/embed.js` defines. The element `<yawmi-remote name brand api media mode path locale>` does the same
 * and dispatches each event as `yawmi:<type>` and as `yawmi-<type>` with the event as `detail`.
 */
declare const Yawmi: { mount: Yawmi.Mount }

interface HTMLElementTagNameMap {
  'yawmi-remote': Yawmi.RemoteElement
}
