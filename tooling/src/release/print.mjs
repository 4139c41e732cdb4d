/** What the commands say to people; `--json` prints the same as data. */

/** @param {{ act: string, remote?: string, version?: string, serial: number, isCurrent?: boolean, dryRun?: boolean, notes?: string[] }} done */
export function sentenceOf({ act, remote, version, serial, isCurrent, dryRun }) {
  const would = dryRun ? 'would be' : 'is'
  const at = `(serial ${serial})`
  switch (act) {
    case 'hold':
      return `${remote} ${would} held at ${version} ${at}: what is published waits for promote`
    case 'pin':
      return `${remote} ${version} ${would} pinned ${at}: its files stay`
    case 'unpin':
      return `${remote} ${version} ${would} no longer pinned ${at}`
    case 'adopt':
      return `the list ${would} taken as it stands ${at}`
    default:
      return isCurrent
        ? `${remote} ${would} at ${version} ${at}`
        : `${remote} ${version} ${would} a candidate ${at}: npm run release -- promote ${remote} makes it current`
  }
}

/** A line for each version. */
export const linesOfVersions = ({ remote, versions }) => [
  `${remote}:`,
  ...versions.map(({ version, is, since, bad, pinned, hasFiles }) =>
    [
      '  ' + version,
      is,
      `since ${since}`,
      bad && `rolled back ${bad}`,
      pinned && 'pinned',
      !hasFiles && 'without files',
    ]
      .filter(Boolean)
      .join('  '),
  ),
]

export const lineOfStatus = ({ remote, current, by, held, versions }) =>
  [
    `${remote}  ${current ?? 'not released'}`,
    by && `by ${by}`,
    held && `held since ${held.since}${held.reason ? `: ${held.reason}` : ''}`,
    ...versions.filter(({ is }) => is === 'candidate').map(({ version }) => `candidate ${version}`),
    ...versions.filter(({ pinned }) => pinned).map(({ version }) => `pinned ${version}`),
  ]
    .filter(Boolean)
    .join('  ')

export const lineOfAct = ({ serial, at, act, remote, version, left, team, by, reason, skipped, fault }) =>
  [
    serial,
    at,
    act,
    remote,
    left ? `${left} → ${version}` : version,
    by ? `by ${team} (${by.slice(0, 8)})` : 'unsigned',
    reason,
    skipped && `without ${skipped.join(' and ')}`,
    fault && `! ${fault}`,
  ]
    .filter((part) => part !== undefined)
    .join('  ')
