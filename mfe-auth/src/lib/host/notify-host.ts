import type { HostReady, HostWindow, SignedIn, SignedInEmbedder } from './host-window'

/** Notifies the app around this page, through bridges that only the app can put here; a session may be in the message. */
export function notifyApp(message: HostReady | SignedIn, view: HostWindow = window): void {
  const json = JSON.stringify(message)
  const bridges = [
    () => view.webkit?.messageHandlers?.yawmi?.postMessage(message),
    () => view.YawmiAndroid?.postMessage(json),
    () => view.ReactNativeWebView?.postMessage(json),
  ]
  for (const post of bridges) {
    try {
      post()
    } catch (error) {
      // A bridge that throws must not stop the others.
      console.warn('host bridge:', error)
    }
  }
}

/** Notifies the page that embeds this one, at origins that the brand allows. Its messages hold no session. */
export function notifyEmbedder(
  message: HostReady | SignedInEmbedder,
  allowedOrigins: readonly string[],
  view: HostWindow = window,
): void {
  if (isFramed(view))
    for (const origin of targetOrigins(allowedOrigins, view)) view.parent?.postMessage(message, origin)
}

/** Whether this page stands in a frame, where no app of ours or the carrier's surrounds it. */
export const isFramed = (view: HostWindow = window): boolean => view.parent !== (view as unknown)

/**
 * The browser delivers to a window of the named origin only. Where it names the embedding origin, the others are left out,
 * which would only fill the log.
 */
function targetOrigins(allowed: readonly string[], view: HostWindow): readonly string[] {
  const embedder = view.location.ancestorOrigins?.[0]
  return embedder === undefined ? allowed : allowed.filter((origin) => origin === embedder)
}
