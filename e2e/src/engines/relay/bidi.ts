/** The messages of WebDriver BiDi (https://w3c.github.io/webdriver-bidi), as far as the relay looks into them. */
export interface Command {
  id: number
  method: string
  params: Record<string, unknown>
}

export interface Success {
  type: 'success'
  id: number
  result: object
}

export interface Failure {
  type: 'error'
  id: number | null
  error: string
  message: string
}

export interface BidiEvent {
  type: 'event'
  method: string
  params: object
}

export type Reply = Success | Failure | BidiEvent

/** A browser that is driven by messages of WebDriver BiDi. */
export interface BidiBrowser {
  /** Gives the browser a command; its replies and events come through what it was started with. */
  send(command: Command): void
  /** Has the browser end. */
  end(): Promise<void>
}

/** Starts a browser; `reply` hears all that it says, `onEnd` when it has ended by itself. */
export type Start = (args: string[], reply: (message: Reply) => void, onEnd: () => void) => Promise<BidiBrowser>
