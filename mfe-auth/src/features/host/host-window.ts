/** What a native host may put into the page. Each takes messages in its own way. */
export interface HostWindow {
  parent: Pick<Window, 'postMessage'> | null
  opener?: Pick<Window, 'postMessage'> | null
  location: Pick<Location, 'ancestorOrigins'> | { ancestorOrigins?: undefined }
  /** iOS: WKScriptMessageHandler named `yawmi`. */
  webkit?: { messageHandlers?: { yawmi?: { postMessage(message: unknown): void } } }
  /** Android: an object added with `addJavascriptInterface(…, "YawmiAndroid")`. */
  YawmiAndroid?: { postMessage(json: string): void }
  ReactNativeWebView?: { postMessage(json: string): void }
}

/** What is told to a host; `type` first, so that a host can pass over what it does not know. */
export type HostMessage =
  | { type: 'yawmi:ready' }
  | { type: 'yawmi:signed-in'; access_token: string; otp_status: string; subscriber_id: string; redirect: string }
