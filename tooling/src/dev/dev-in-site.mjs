import { siteProxy } from '@yawmi/site-proxy'
import { build, store } from '../build/build.mjs'
import { say } from '../lib/log.mjs'
import { watchSources } from './watch.mjs'

/**
 * `npm run dev -- --site <address>`: this checkout's remotes inside the shell of a running site, built anew when a source
 * changes. Serves until it is ended.
 * @param {{ site: URL, port: number, remotes: string[] }} options
 * @throws Error where the site does not answer, or a remote cannot be built
 */
export async function devInSite({ site, port, remotes }) {
  const media = await mediaOf(site)
  await build(remotes, { draft: true })
  const local = () => Object.fromEntries(remotes.map((remote) => [remote, store.read().remotes[remote][0]]))
  const proxy = await siteProxy({ site, media, port, dist: store.folder, local })

  /** @type {Promise<unknown>} */
  let building = Promise.resolve()
  watchSources(['shared', ...remotes.map((remote) => `mfe-${remote}`)], () => {
    building = building
      .then(() => build(remotes, { draft: true }))
      .then(proxy.changed, (error) => process.stderr.write(`${error.message}\n`))
  })
  say(`${remotes.join(', ')} of this checkout in ${site.origin}: ${proxy.address}`)
  say('watching for changes; what the shell provides (shared modules) stays as the site has it')
}

/** The media origin that a site names. */
async function mediaOf(site) {
  try {
    const reply = await fetch(new URL('/site.json', site), { signal: AbortSignal.timeout(5_000) })
    return new URL((await reply.json()).mediaBase)
  } catch {
    throw new Error(`${site.origin} is no running site: it does not answer /site.json`)
  }
}
