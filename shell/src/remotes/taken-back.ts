import type { ReleaseList, RemoteName } from '@yawmi/contract'

/**
 * Whether a version was rolled back or, as a canary, withdrawn. One that is merely in the list no longer was followed by others.
 * @param before the list that the page goes by
 */
export function isTakenBack(
  remote: RemoteName,
  version: string | undefined,
  before: ReleaseList,
  now: ReleaseList,
): boolean {
  if (version === undefined || now.remotes[remote]?.some((release) => release.version === version)) return false
  const isCanary = ({ canaries }: ReleaseList) => canaries?.[remote]?.release.version === version
  return (now.bad?.[remote]?.includes(version) ?? false) || (isCanary(before) && !isCanary(now))
}
