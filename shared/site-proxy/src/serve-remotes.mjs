import { overrideServer } from './override-server.mjs'
import { siteProxy } from './site-proxy.mjs'

/** @import { LocalRelease } from './built-files.mjs' */

/**
 * Serves remotes of this checkout while somebody works on them, built anew when a source changes: in front of a running site, or,
 * without one, for pages of any deployed site that its brand lets load them.
 * @param {object} options
 * @param {URL} [options.site] a running site. @param {number} options.port of ours
 * @param {string[]} options.remotes
 * @param {{ folder: string, read(): { remotes: Record<string, LocalRelease[]> } }} options.store where they
 *   are built to
 * @param {(remotes: string[], options: { draft: true }) => Promise<unknown>} options.build builds them
 * @param {(folders: string[], onChange: () => void) => void} options.watchSources watches folders of the checkout
 * @param {(line: string) => void} options.say
 * @throws Error where the site does not answer, or a remote cannot be built
 */
export async function serveRemotes({ site, port, remotes, store, build, watchSources, say }) {
  const media = site && (await mediaOf(site))
  const dist = store.folder
  const buildAll = () => build(remotes, { draft: true })
  await buildAll()
  const local = () => {
    const list = store.read().remotes
    return Object.fromEntries(remotes.map((remote) => [remote, list[remote][0]]))
  }
  const server = site
    ? await siteProxy({ site, media, port, dist, local })
    : await overrideServer({ port, dist, local })

  /** @type {Promise<unknown>} */
  let building = Promise.resolve()
  watchSources(['shared', ...remotes.map((remote) => `mfe-${remote}`)], () => {
    building = building.then(buildAll).then(server.changed, (error) => process.stderr.write(`${error.message}\n`))
  })
  const query = remotes.map((remote) => `${remote}@${server.address}`).join()
  say(
    site
      ? `${remotes.join(', ')} of this checkout in ${site.origin}: ${server.address}`
      : `${remotes.join(', ')} of this checkout: open a page of the site with ?override=${query}`,
  )
  say('watching for changes; what the shell provides (shared modules) stays as the site has it')
  return server
}

/** The media origin that a site names. @param {URL} site */
async function mediaOf(site) {
  try {
    const reply = await fetch(new URL('/site.json', site), { signal: AbortSignal.timeout(5_000) })
    return new URL((await reply.json()).mediaBase)
  } catch {
    throw new Error(`${site.origin} is no running site: it does not answer /site.json`)
  }
}
