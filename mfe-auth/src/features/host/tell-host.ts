import type { HostMessage, HostWindow } from './host-window'

/**
 * Tells the app around this page: native bridges, which only the app itself can put here, and the framing or opening
 * window, where its origin is one that the brand allows and no other.
 */
export function tellHost(message: HostMessage, allowedOrigins: readonly string[], view: HostWindow = window): void {
  const json = JSON.stringify(message)
  const bridges = [
    () => view.webkit?.messageHandlers?.yawmi?.postMessage(message),
    () => view.YawmiAndroid?.postMessage(json),
    () => view.ReactNativeWebView?.postMessage(json),
    ...originsToTell(allowedOrigins, view).map((origin) => () => hostOf(view)?.postMessage(message, origin)),
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

/** The window that frames this one, else the one that opened it. */
const hostOf = (view: HostWindow) => (view.parent === (view as unknown) ? view.opener : view.parent)

/**
 * The browser delivers to a window of the named origin only; where it tells us who frames us, the others need not be
 * tried and do not fill the log.
 */
function originsToTell(allowed: readonly string[], view: HostWindow): readonly string[] {
  const framing = view.location.ancestorOrigins?.[0]
  return framing === undefined ? allowed : allowed.filter((origin) => origin === framing)
}
