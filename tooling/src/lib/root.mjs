import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of the repository; found so that an older Node finds it too, which only fetches the right one. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')
/** Everything that a build writes; nothing in it is kept in git. */
export const DIST = path.join(ROOT, 'dist')
/** Small notes of what was done for which inputs, so that a second run skips it. */
export const CACHE = path.join(ROOT, '.cache')

/** The remotes, by the names that people outside the repository know. */
export const REMOTES = ['landing', 'auth', 'content', 'designer', 'account']
