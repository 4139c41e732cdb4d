import { plainLine } from '../plain-line.mjs'
import { tookText } from './took.mjs'

export { took } from './took.mjs'

/** What the commands say to people; `--json` prints the same as data. */

/** @import { FieldReport, LoggedAct, RemoteReport } from '../store-report.mjs' */

/** @param {{ act: string, remote?: string, version?: string, serial: number, sunset?: string, isCurrent?: boolean, dryRun?: boolean, skipped?: string[], notes?: string[], wallSeconds?: number, processorSeconds?: number, steps?: Record<string, number> }} done */
export function sentenceOf({ act, remote, version, serial, sunset = '', isCurrent, dryRun, skipped = [], ...seconds }) {
  const would = dryRun ? 'would be' : 'is'
  const without = skipped.length > 0 ? ` without ${skipped.join(' and ')}` : ''
  const at = `(serial ${serial})${without}${tookText(seconds)}`
  switch (act) {
    case 'hold':
      return `${remote} ${would} held at ${version} ${at}: what is published waits for promote`
    case 'canary':
      return `${remote} ${version} ${would} a canary ${at}: promote ${remote} opens it to all, withdraw ${remote} ends it`
    case 'withdraw':
      return `${remote} ${version} ${would} withdrawn ${at}: all visitors get the current version`
    case 'pin':
      return `${remote} ${version} ${would} pinned ${at}: its files stay`
    case 'unpin':
      return `${remote} ${version} ${would} no longer pinned ${at}`
    case 'retire':
      return `${remote} ${version} ${dryRun ? 'would end' : 'ends'} on ${sunset.slice(0, 10)} ${at}: answers of its files say so from now on`
    case 'adopt':
      return `the list ${would} taken as it stands ${at}`
    default:
      return isCurrent
        ? `${remote} ${would} at ${version} ${at}`
        : // Without the version an open canary would be promoted in its place.
          `${remote} ${version} ${would} a candidate ${at}: npm run release -- promote ${remote} ${version} makes it current`
  }
}

/** Of a name that was mistyped an empty line would say nothing. @param {string[]} lines */
export const orUnknown = (lines) => (lines.length > 0 ? lines : ['nothing of it is released'])

/** A line for each version. @param {RemoteReport} report */
export const linesOfVersions = ({ remote, versions }) => [
  `${remote}:`,
  ...versions.map(({ version, is, since, bad, pinned, sunset, hasFiles }) =>
    [
      '  ' + version,
      is,
      `since ${since}`,
      bad && `rolled back ${bad}`,
      pinned && 'pinned',
      sunset && `ends on ${sunset.slice(0, 10)}`,
      !hasFiles && 'without files',
    ]
      .filter(Boolean)
      .join('  '),
  ),
]

/** What pages reported within a day, of the versions that had visitors. @param {RemoteReport} report */
export const linesOfFieldData = ({ versions }) =>
  versions.flatMap(({ version, is, field }) => (field ? [`  ${version}  ${is}  ${fieldText(field)}`] : []))

/** @param {FieldReport} field */
const fieldText = ({ loads, failures, eventFaults, vitals }) =>
  [
    `${loads} loads in a day`,
    `${failures} failed${loads > 0 ? ` (${((100 * failures) / loads).toFixed(2)} %)` : ''}`,
    ...(eventFaults > 0 ? [`${eventFaults} unknown or malformed bus events`] : []),
    ...Object.entries({ lcp: 'ms', inp: 'ms', cls: '' }).flatMap(([vital, unit]) =>
      vital in vitals
        ? [`${vital.toUpperCase()} ${vitals[vital] === null ? 'beyond measure' : `≤ ${vitals[vital]} ${unit}`.trim()}`]
        : [],
    ),
  ].join('  ')

/** @param {RemoteReport} report */
export const lineOfStatus = ({ remote, current, by, held, canary, withdrawn, versions }) =>
  [
    `${remote}  ${current ?? 'not released'}`,
    by && `by ${by}`,
    held && `held since ${held.since}${held.reason ? `: ${plainLine(held.reason)}` : ''}`,
    canary && `canary ${canary.version} for ${audienceText(canary)} since ${canary.since}`,
    withdrawn &&
      `canary ${withdrawn.version} withdrawn ${withdrawn.at}${withdrawn.reason ? `: ${plainLine(withdrawn.reason)}` : ''}`,
    ...versions.filter(({ is }) => is === 'candidate').map(({ version }) => `candidate ${version}`),
    ...versions.filter(({ pinned }) => pinned).map(({ version }) => `pinned ${version}`),
  ]
    .filter(Boolean)
    .join('  ')

/** @param {import('../canary.mjs').Audience & { together?: string[] }} canary */
const audienceText = ({ share, brands, testers, together }) =>
  [
    share !== undefined && `${share} % of devices`,
    brands && `brands ${brands.join(', ')}`,
    testers && 'testers',
    together && `together with ${together.join(', ')}`,
  ]
    .filter(Boolean)
    .join(', ')

/** @param {import('../tester-link.mjs').TesterLink} made */
export const linesOfLink = ({ link, until, canaries }) => [
  `· ${canaries.join(', ')} for whoever opens this link, until ${until}:`,
  link,
]

/** @param {LoggedAct} entry */
export const lineOfAct = ({ serial, at, act, remote, version, left, team, by, reason, skipped, fault }) =>
  [
    serial,
    at,
    act,
    remote,
    left ? `${left} → ${version}` : version,
    by ? `by ${plainLine(team)} (${plainLine(by.slice(0, 8))})` : 'unsigned',
    reason && plainLine(reason),
    skipped && `without ${skipped.join(' and ')}`,
    fault && `! ${fault}`,
  ]
    .filter((part) => part !== undefined)
    .join('  ')
