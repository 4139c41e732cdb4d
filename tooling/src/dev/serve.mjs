import { serveRemotes } from '@yawmi/site-proxy'
import { build, store } from '../build/build.mjs'
import { say } from '../lib/log.mjs'
import { watchSources } from './watch.mjs'

/**
 * `npm run dev -- [--site <address>] <remote> …`: this checkout's remotes inside the shell of a running site. Serves until it is ended.
 * @param {{ site?: URL, port: number, remotes: string[] }} options
 */
export const serveInSite = (options) => serveRemotes({ ...options, store, build, watchSources, say })
