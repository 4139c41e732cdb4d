import type { HostReady, HostWindow, SignedIn, SignedInFrame } from './host-window'

/**
 * Tells the app around this page by the bridges that only the app itself can put here; its own pages alone hear of a session.
 */
export function tellApp(message: HostReady | SignedIn, view: HostWindow = window): void {
  const json = JSON.stringify(message)
  const bridges = [
    () => view.webkit?.messageHandlers?.yawmi?.postMessage(message),
    () => view.YawmiAndroid?.postMessage(json),
    () => view.ReactNativeWebView?.postMessage(json),
  ]
  for (const tell of bridges) {
    try {
      tell()
    } catch (error) {
      // A bridge that throws must not keep the others from hearing.
      console.warn('host bridge:', error)
    }
  }
}

/** Tells the page that frames this one, where its origin is one that the brand allows and no other. Never of a session. */
export function tellFramer(
  message: HostReady | SignedInFrame,
  allowedOrigins: readonly string[],
  view: HostWindow = window,
): void {
  if (isFramed(view))
    for (const origin of originsToTell(allowedOrigins, view)) view.parent?.postMessage(message, origin)
}

/** Whether this page stands in a frame: what surrounds it is then no app of ours or the carrier's. */
export const isFramed = (view: HostWindow = window): boolean => view.parent !== (view as unknown)

/**
 * The browser delivers to a window of the named origin only; where it tells us who frames us, the others need not be
 * tried and do not fill the log.
 */
function originsToTell(allowed: readonly string[], view: HostWindow): readonly string[] {
  const framing = view.location.ancestorOrigins?.[0]
  return framing === undefined ? allowed : allowed.filter((origin) => origin === framing)
}
