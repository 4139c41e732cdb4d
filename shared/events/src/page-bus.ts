import { createBus, type Bus } from './bus'

const KEY = Symbol.for('yawmi.bus@1')

/**
 * The one bus of this page. Whoever loads first makes it; a second copy of this package (a remote that a plain page
 * loaded on its own, or one of another version) finds the first one's. The number is that of the event map's major.
 */
export const bus: Bus = ((globalThis as Record<symbol, unknown>)[KEY] ??= createBus()) as Bus
