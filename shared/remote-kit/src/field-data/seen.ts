/** The folder's name of a release, and what it failed by: the code of the `error` event. */
export type FailedRelease = readonly [version: string, code: string]

/** What a page says of the release that it mounts. */
export interface ReleaseOnPage {
  /** For a page's script that falls back from release to release: what it tried before this one. Such a script sees to failures itself. */
  failed?: readonly FailedRelease[] | undefined
  /** For such a script: whether a canary of this remote is open, so that the loads of all pages count. */
  hasCanary?: boolean | undefined
  /** Version of this release; default: that of its address. */
  version?: string | undefined
}
