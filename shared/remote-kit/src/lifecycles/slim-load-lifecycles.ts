import { createLifecycles } from './create-lifecycles'

/** In a standalone remote nothing mounts without them. */
export const loadLifecycles = async () => ({ createLifecycles })
