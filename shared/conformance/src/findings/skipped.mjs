/**
 * What could not be checked is said, for a check that did not run has not passed.
 * @param {import('../inspect/seen.d.ts').Seen} seen
 * @returns {Record<string, string>} reasons by the check's name
 */
export function skippedOf({ mountPoints, mayCall, unmountings, focus, service }) {
  const up = mountPoints.filter(({ isUp }) => isUp)
  const none = up.length === 0 ? 'no remote came up' : ''
  const reasons = {
    'comes-up': mountPoints.length === 0 && 'there is no remote in the page',
    policy: !service && 'the page loads nothing of the service',
    origin: !service ? 'the page loads nothing of the service' : mayCall === undefined && 'the service did not answer',
    storage: !service && 'the page loads nothing of the service',
    box: none,
    focus:
      none ||
      (focus.length === 0 &&
        (up.every(({ kind }) => kind === 'frame')
          ? 'frames are pages of the service’s own'
          : 'it comes after more stops of Tab than are tried, or Tab is held before it')),
    unmount:
      none || (unmountings.length === 0 && 'what a page mounts by lifecycles or frames itself, it alone can unmount'),
    react: up.filter(({ kind }) => kind !== 'frame').length < 2 && 'there are no two remotes in the page',
  }
  return Object.fromEntries(Object.entries(reasons).flatMap(([name, reason]) => (reason ? [[name, reason]] : [])))
}
