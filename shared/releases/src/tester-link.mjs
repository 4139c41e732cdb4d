import { canaryGroup, canaryOf } from './canary.mjs'
import { Refusal } from './refusal.mjs'
import { signedLink } from './site-link.mjs'

/**
 * A link that opens canaries, each `<remote>@<version>`.
 * @typedef {{ link: string, until: string, canaries: string[] }} TesterLink
 */

/**
 * The link by which a browser gets the open canary of a remote, and those that go with it. It names versions and no person,
 * and is signed by the site's own key, that of its lists (docs/adr/0073).
 * @param {{ serial?: number, canaries?: Record<string, { release: { version: string }, together?: string[] }> }} state
 *   the list as its file has it
 * @param {string} remote
 * @param {{ keysFile: string, origin: string, days?: number, now?: Date }} how as for `signedLink`
 * @returns {TesterLink}
 * @throws Refusal where no canary is open, or the link cannot be signed
 */
export function testerLink(state, remote, { origin, ...how }) {
  if (!canaryOf(state, remote))
    throw new Refusal('state', `${remote} has no open canary: npm run release -- canary ${remote} --testers opens one`)
  const canaries = canaryGroup(state, remote).map((name) => `${name}@${canaryOf(state, name)?.release.version}`)
  const { text, expires } = signedLink({ canaries }, { ...how, scope: 'testers', serial: state.serial ?? 0 })
  return { link: `${origin}/testers?link=${text}`, until: new Date(expires).toISOString(), canaries }
}
