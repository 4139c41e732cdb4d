/** @import { LocalRelease, LocalReleases } from './built-files.mjs' */

/** Address of the script that pages reload themselves with. */
export const LIVE_RELOAD = '/dev/live-reload.js'

const BOOT = /(<script type="application\/json" id="yawmi-boot">)(.*?)(<\/script>)/s

/**
 * A page of a running site with remotes of this checkout in the place of its own: the list and what else was written
 * into it of them. Its Content-Security-Policy stays as it is: everything comes from the page's own origin.
 * @param {string} html
 * @param {LocalReleases} local releases by remote
 * @param {string} reload digest of the script that pages reload themselves with
 */
export function rewritePage(html, local, reload) {
  const preloads = new RegExp(
    `<link rel="preload"[^>]* href="/remotes/(${Object.keys(local).join('|')})/[^>]*>\\n?`,
    'g',
  )
  const page = html.replace(preloads, '').replace(BOOT, (_, before, json, after) => {
    const boot = JSON.parse(json)
    boot.releases = rewriteList(boot.releases, local)
    // The site's signature is not of this list; the page is ours, and without keys it checks none.
    delete boot.keys
    // What was rendered ahead is the other version's: the shell renders anew. Servers of before call it `drawn`.
    for (const name of ['prerendered', 'drawn']) if (local[boot[name]?.remote]) delete boot[name]
    return `${before}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${after}`
  })
  return page.replace('</body>', `<script src="${LIVE_RELOAD}" integrity="${reload}" defer></script>\n</body>`)
}

/**
 * A release list in which remotes of this checkout are current; the site's own stay for falling back. Canaries of these remotes
 * are left out: a browser that is in the share of one would have it in place of what somebody works on.
 * @param {{ remotes?: Record<string, LocalRelease[]>, canaries?: Record<string, object>, signed?: unknown }} list of the site
 * @param {LocalReleases} local
 */
export function rewriteList({ signed: _signed, canaries, ...list }, local) {
  const remotes = { ...list.remotes }
  for (const [remote, release] of Object.entries(local)) {
    const others = (remotes[remote] ?? []).filter(({ version }) => version !== release.version)
    remotes[remote] = [release, ...others]
  }
  const others = Object.entries(canaries ?? {}).filter(([remote]) => !local[remote])
  return { ...list, remotes, ...(others.length > 0 && { canaries: Object.fromEntries(others) }) }
}

/** A policy that admits one script more, by its digest. @param {string} policy @param {string} digest */
export const admit = (policy, digest) => policy.replace(/script-src /, `$&'${digest}' `)
