import { clean } from '../clean.mjs'

const REASONS = {
  current: 'it is current',
  'fall-back': 'pages fall back to it',
  canary: 'it is an open canary',
  candidate: 'it waits to be promoted',
  announced: 'its end is announced, and still to come',
  pinned: 'it is pinned',
  recent: 'it was current, or its files came, within a day',
  loaded: 'pages loaded it within 30 days',
}

/**
 * `clean [<remote>]`: removes the files of versions that nobody needs any more; with `--dry-run` says which would go. The
 * text names what stays, and why, in either case.
 * @param {string} folder of a site
 * @param {{ remote?: string, dryRun?: boolean, now?: Date }} how
 */
export function cleanCommand(folder, { remote, dryRun, now }) {
  const versions = clean(folder, { remote, dryRun, now })
  return { dryRun, versions, text: versions.map((one) => lineOf(one, dryRun)).join('\n') || 'nothing is released' }
}

/** @param {import('../clean.mjs').Retention} version @param {boolean} [dryRun] */
const lineOf = ({ remote, version, why, lastLoad }, dryRun) =>
  [
    `${why ? '·' : '-'} ${remote} ${version}`,
    why ? `stays: ${REASONS[why]}` : `${dryRun ? 'would go' : 'is gone'}: nobody needs it any more`,
    ...(lastLoad ? [`last loaded ${lastLoad}`] : []),
  ].join('  ')
