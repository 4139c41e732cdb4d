import path from 'node:path'

/** Folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Everything that a build writes; nothing in it is kept in git. */
export const DIST = path.join(ROOT, 'dist')
/** Small notes of what was done for which inputs, so that a second run skips it. */
export const CACHE = path.join(ROOT, '.cache')

/** The remotes, by the names that people outside the repository know. */
export const REMOTES = ['landing', 'auth', 'content', 'designer', 'account']
