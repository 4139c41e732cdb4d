import type { StorageKey } from '@yawmi/session'

/** The session's keys as the device stores them, unparsed; throws where the browser refuses storage. */
export const deviceStorage = () => localStorage as Partial<Record<StorageKey, string>>
