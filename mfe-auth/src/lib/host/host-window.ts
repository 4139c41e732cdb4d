/** Bridges that a native host may put into the page. */
export interface HostWindow {
  parent: Pick<Window, 'postMessage'> | null
  location: Pick<Location, 'ancestorOrigins'> | { ancestorOrigins?: undefined }
  /** iOS: WKScriptMessageHandler named `yawmi`. */
  webkit?: { messageHandlers?: { yawmi?: { postMessage(message: unknown): void } } }
  /** Android: an object added with `addJavascriptInterface(…, "YawmiAndroid")`. */
  YawmiAndroid?: { postMessage(json: string): void }
  ReactNativeWebView?: { postMessage(json: string): void }
}

/** Sent to the app around a first-party page when the person has signed in; the page's hidden fields hold the same. */
export interface SignedIn {
  type: 'yawmi:signed-in'
  access_token: string
  otp_status: string
  subscriber_id: string
  redirect: string
}

/** Sent to an embedding page of another origin: a code that its server exchanges, where its flow asked for one. */
export interface SignedInEmbedder extends Pick<SignedIn, 'type' | 'otp_status' | 'redirect'> {
  code?: string
}

export type HostReady = { type: 'yawmi:ready' }
