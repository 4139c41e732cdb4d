import type { FailureCode } from '@yawmi/host'
import type { ReleaseOnPage } from './seen'

/** A standalone remote, as far as reports need it. */
export interface Reported {
  name: string
  /** Origin of the service. */
  apiBase: string
  release: ReleaseOnPage
}

/** One page of so many reports its loads, where no canary is compared with anything. */
const SAMPLED = 10
/** Milliseconds after which reports are loaded: no screen waits for their code. */
const DELAY_MS = 3_000

let isSampled: boolean | undefined

/**
 * Reports what this page, without the shell, saw of the remote's releases (docs/adr/0095): soon where one failed, later for a part of
 * the pages, and else not at all, without loading a byte for it.
 * @param code of this release's own failure
 */
export function scheduleReports({ name, apiBase, release }: Reported, code?: FailureCode): void {
  isSampled ??= Math.random() < 1 / SAMPLED
  const failed = [...(release.failed ?? [])]
  const weight = release.hasCanary ? 1 : isSampled ? SAMPLED : 0
  const { version } = release
  const hasFailed = code !== undefined || failed.length > 0
  if (version === undefined || (!hasFailed && weight === 0)) return
  setTimeout(
    () => {
      import('./report-standalone').then(
        ({ reportStandalone }) => reportStandalone({ name, version, apiBase, failed, code, weight }),
        () => undefined,
      )
    },
    hasFailed ? 0 : DELAY_MS,
  )
}
