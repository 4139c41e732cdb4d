/** Every event, by name: one that is missing here does not compile. */
const EVENTS: Record<keyof Yawmi.Events, true> = {
  ready: true,
  'signed-in': true,
  'signed-out': true,
  refused: true,
  callback: true,
  navigate: true,
  error: true,
}

/** What a remote may report, for whoever passes all of it on: the element, the page in a frame, and the components of this package. */
export const EVENT_TYPES = Object.keys(EVENTS) as (keyof Yawmi.Events)[]
