import path from 'node:path'

/** Folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..')
