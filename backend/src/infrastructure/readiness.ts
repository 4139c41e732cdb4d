/** What the start has done so far; `/readyz` answers 503 until the content is there, and again before a stop. */
export interface Readiness {
  contentReady: boolean
  /** Whether the server is about to stop: balancers should send nobody any more. */
  stopping?: boolean
}
