import { embedVersionsIn, fixEmbedVersion, retireEmbedVersion } from '../embed-versions.mjs'

/**
 * `embed fix`: makes what `/embed.js` is now a version that integrators can hold. `embed list`: which there are. `embed retire
 * <version> [--on <day>]`: announces the end of one.
 * @param {string[]} of @param {import('../release-store.mjs').Allowed & { on?: string }} options
 * @param {ReturnType<typeof import('../release-store.mjs').releaseStore>} store
 * @returns {Promise<{ text: string, [more: string]: unknown }>}
 */
export async function embedCommand([command, version], { on, ...allowed }, store) {
  if (command === 'fix') return answerOf([await fixEmbedVersion(store, allowed, new Date())])
  if (command === 'list') return answerOf(embedVersionsIn(store.folder))
  if (command === 'retire' && version)
    return answerOf([retireEmbedVersion(store.folder, version, { on, now: new Date(), dryRun: allowed.dryRun })])
  throw Object.assign(new Error('usage: embed fix | list | retire <version> [--on <day>]'), { isUsage: true })
}

/** @param {import('../embed-versions.mjs').EmbedVersion[]} versions */
const answerOf = (versions) => ({
  versions,
  text: versions.length > 0 ? versions.map(lineOf).join('\n') : 'no version of /embed.js is fixed',
})

/** @param {import('../embed-versions.mjs').EmbedVersion} version */
const lineOf = ({ version, integrity, releases, sunset }) =>
  [
    `· /embed/${version}.js`,
    Object.entries(releases)
      .map(([remote, release]) => `${remote} ${release}`)
      .join(', '),
    integrity,
    ...(sunset ? [`ends on ${sunset.slice(0, 10)}`] : []),
  ].join('  ')
