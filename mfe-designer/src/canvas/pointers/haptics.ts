/** Milliseconds of a vibration that a finger feels as a notch. */
const TICK_MS = 8

/** Lets a finger feel that something has snapped or was added, where the device can. */
export const tick = (): void => void globalThis.navigator?.vibrate?.(TICK_MS)
