import { isDeepStrictEqual } from 'node:util'
import { CANDIDATE, digestOfJson, parseLine, roleOf } from '../record.mjs'
import { Refusal } from '../refusal.mjs'
import { whyNot } from '../release-keys.mjs'

/** What stands in the record of a command; of others the command itself. @type {Record<string, string[]>} */
const ACTS = { publish: ['publish', CANDIDATE] }

/**
 * Refuses to sign a line of the record that a site has drafted where it is not what was asked for: whoever has the line
 * signed could otherwise have anything signed.
 * @param {unknown} line
 * @param {{ command: string, remote: string, version?: string, options: { reason?: string, skipped?: string[] } }} requested
 * @param {import('../release-keys.mjs').Signer} signer
 * @param {{ release?: object }} [build] what was sent, as the list is to have it
 */
export function refuseOtherAct(line, { command, remote, version, options }, signer, { release } = {}) {
  const entry = typeof line === 'string' ? parseLine(line) : undefined
  const listed = entry?.listed?.[remote]?.[0]
  const isRequested =
    entry !== undefined &&
    (ACTS[command] ?? [command]).includes(entry.act) &&
    entry.remote === remote &&
    (version === undefined || entry.version === version) &&
    entry.by === signer.kid &&
    entry.reason === (options.reason || undefined) &&
    isDeepStrictEqual(entry.skipped ?? [], options.skipped ?? []) &&
    (!release || entry.act === CANDIDATE || isDeepStrictEqual(listed, [version, digestOfJson(release)]))
  const isMine =
    isRequested &&
    whyNot(signer.key, {
      remotes: [remote, ...Object.keys(entry.listed)],
      role: roleOf(entry.act),
      at: new Date(entry.at),
    }) === undefined
  if (!isMine)
    throw new Refusal(
      'altered',
      'the site has drafted another act than was asked for: nothing is signed. Ask whoever runs it',
    )
}
