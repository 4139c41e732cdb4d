/** What a native host may put into the page. Each takes messages in its own way. */
export interface HostWindow {
  parent: Pick<Window, 'postMessage'> | null
  location: Pick<Location, 'ancestorOrigins'> | { ancestorOrigins?: undefined }
  /** iOS: WKScriptMessageHandler named `yawmi`. */
  webkit?: { messageHandlers?: { yawmi?: { postMessage(message: unknown): void } } }
  /** Android: an object added with `addJavascriptInterface(…, "YawmiAndroid")`. */
  YawmiAndroid?: { postMessage(json: string): void }
  ReactNativeWebView?: { postMessage(json: string): void }
}

/** What the app around a first-party page is told when the person has signed in: what its hidden fields hold. */
export interface SignedIn {
  type: 'yawmi:signed-in'
  access_token: string
  otp_status: string
  subscriber_id: string
  redirect: string
}

/** The same for a page of another origin around ours: a code that its server exchanges, where its flow asked for one. */
export interface SignedInFrame extends Pick<SignedIn, 'type' | 'otp_status' | 'redirect'> {
  code?: string
}

export type HostReady = { type: 'yawmi:ready' }
