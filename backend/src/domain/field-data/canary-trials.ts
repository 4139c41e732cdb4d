import type { Canary, Release, ReleaseList } from '@yawmi/contract'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { failureText } from '../../infrastructure/db/failure-text'
import { canaryTrials } from '../../infrastructure/db/schema/field-data'
import {
  addEvidence,
  type Evidence,
  isSharedFault,
  noEvidence,
  type Outcomes,
  reasonToWithdraw,
} from './sequential-test'

/** What is counted of a canary, of the current version beside it, and of all other remotes. */
interface Counts {
  canary: Outcomes
  current: Outcomes
  others: Outcomes
}

/** What is kept of a canary from look to look. */
interface Seen {
  /** Which version it is held against: with another one the comparison begins anew. */
  against: string
  counts: Counts
  evidence: Evidence
}

interface Parts {
  db: Db
  list: () => ReleaseList
  /** Canaries of the list, those that are withheld among them. */
  canaries: () => NonNullable<ReleaseList['canaries']>
  /** Why no page of this server can run a release, in words; undefined where they can. */
  lackOf: (release: Release) => string | undefined
  /** Has this server serve these canaries no longer, `<remote>@<version>`. */
  withhold: (canaries: ReadonlySet<string>) => void
  /**
   * Ends a canary in the list, for all servers, if it is still there and nobody else is at the list.
   * @returns whether it did. @throws where this server may not write the list
   */
  withdraw: (canary: CanaryOpening, reason: string) => Promise<boolean>
  warn: (message: string) => void
}

/**
 * Holds canaries against the current version, and withdraws one that fails more often (docs/adr/0076). A verdict is one row, so that
 * it is given once, whatever the number of servers; every server serves the canary no longer as soon as it reads that row, also where
 * none may write the list.
 */
export class CanaryTrials {
  /** Verdicts that this server could not write into the list, which it said once. */
  readonly #unwritten = new Set<string>()

  constructor(private readonly parts: Parts) {}

  async look(): Promise<void> {
    const { list, withhold } = this.parts
    const canaries = Object.entries(this.parts.canaries()).map(([remote, canary]) => ({
      ...trialOf(remote, canary),
      lack: this.parts.lackOf(canary.release),
    }))
    if (canaries.length === 0) return withhold(new Set())
    for (const canary of canaries) {
      const current = list().remotes[canary.remote]?.[0]?.version
      // No page reports what no page runs.
      if (canary.lack !== undefined) await this.#end(canary, canary.lack)
      else if (current !== undefined) await this.#judge(canary, current)
    }
    await this.#obey(canaries)
  }

  /** Adds what was reported since the last look by any server; one at a time, by the lock on the row. */
  async #judge({ remote, version, since }: CanaryOpening, current: string): Promise<void> {
    await this.parts.db.transaction(async (db) => {
      const row = and(eq(canaryTrials.remote, remote), eq(canaryTrials.version, version), eq(canaryTrials.since, since))
      await db.insert(canaryTrials).values({ remote, version, since, seen: null }).onConflictDoNothing()
      const [trial] = await db.select().from(canaryTrials).where(row).for('update', { skipLocked: true })
      if (!trial || trial.withdrawnAt) return
      const from = firstCounted(since)
      const counts = await countsOf(db, from, remote, version, current)
      const before = trial.seen as Seen | null
      const seen = before?.against === current ? lookAgain(before, counts) : firstLook(current, counts)
      const why = reasonToWithdraw(seen.evidence)
      const reason = why && `${why}${await phasesOf(db, from, remote, version)}`
      await db
        .update(canaryTrials)
        .set({ seen, ...(reason !== undefined && { reason, withdrawnAt: sql`now()` }) })
        .where(row)
    })
  }

  /** Serves nothing that was withdrawn, and writes it into the list where that does not say it yet. */
  async #obey(canaries: readonly CanaryOpening[]): Promise<void> {
    const { db, withhold } = this.parts
    const verdicts = await db.select().from(canaryTrials).where(isNotNull(canaryTrials.withdrawnAt))
    const open = verdicts.filter((one) => canaries.some((canary) => nameOf(canary) === nameOf(one)))
    withhold(new Set(open.map(({ remote, version }) => `${remote}@${version}`)))
    for (const { reason, ...canary } of open) await this.#end(canary, reason ?? '')
  }

  /** Has the list say that a canary is over, and why. */
  async #end({ remote, version, since }: CanaryOpening, reason: string): Promise<void> {
    const { withdraw, warn } = this.parts
    try {
      if (await withdraw({ remote, version, since }, `withdrawn by the site: ${reason}`))
        warn(`the canary ${version} of ${remote} was withdrawn: ${reason}`)
    } catch (error) {
      const name = nameOf({ remote, version, since })
      if (this.#unwritten.has(name)) return
      this.#unwritten.add(name)
      warn(
        `the canary ${version} of ${remote} is served no longer (${reason}), but the list still names it: ` +
          `${failureText(error)}. npm run release -- withdraw ${remote} takes it out`,
      )
    }
  }
}

/** One opening of a canary. */
export interface CanaryOpening {
  remote: string
  version: string
  since: string
}
const trialOf = (remote: string, { release, since = '' }: Canary): CanaryOpening => ({
  remote,
  version: release.version,
  since,
})
const nameOf = ({ remote, version, since }: CanaryOpening) => `${remote} ${version} ${since}`

const firstLook = (against: string, counts: Counts): Seen => ({ against, counts, evidence: noEvidence() })

function lookAgain({ against, counts: before, evidence }: Seen, counts: Counts): Seen {
  const since = (part: keyof Counts): Outcomes => ({
    loads: counts[part].loads - before[part].loads,
    failures: counts[part].failures - before[part].failures,
  })
  // What fails while everything fails is no fault of a canary.
  if (isSharedFault(since('others'), before.others)) return { against, counts, evidence }
  return { against, counts, evidence: addEvidence(evidence, since('canary'), since('current')) }
}

/** Before a canary was opened, a day tells how often the other remotes fail. */
const DAY_MS = 24 * 60 * 60_000
/** For a canary of a list that does not say since when. */
const MAX_AGE_MS = 30 * DAY_MS

/** The same hour at each look, where a canary says since when: from one that moves on, what is forgotten would be taken from what was added. */
function firstCounted(since: string): string {
  const opened = Date.parse(since)
  return new Date(Number.isNaN(opened) ? Date.now() - MAX_AGE_MS : opened - DAY_MS).toISOString()
}

async function countsOf(
  db: Pick<Db, 'execute'>,
  from: string,
  remote: string,
  version: string,
  current: string,
): Promise<Counts> {
  const sum = (kind: string, where: ReturnType<typeof sql>) =>
    sql`coalesce(sum(count) FILTER (WHERE kind = ${kind} AND ${where}), 0)::float8`
  const canary = sql`remote = ${remote} AND version = ${version}`
  const live = sql`remote = ${remote} AND version = ${current}`
  const others = sql`remote <> ${remote}`
  const { rows } = await db.execute<Record<string, number>>(sql`
    SELECT ${sum('load', canary)} AS a, ${sum('failure', canary)} AS b, ${sum('load', live)} AS c,
      ${sum('failure', live)} AS d, ${sum('load', others)} AS e, ${sum('failure', others)} AS f
    FROM field_counts WHERE hour >= ${from}`)
  const { a = 0, b = 0, c = 0, d = 0, e = 0, f = 0 } = rows[0] ?? {}
  return {
    canary: { loads: a, failures: b },
    current: { loads: c, failures: d },
    others: { loads: e, failures: f },
  }
}

/** In what a canary failed, most often first: `; its failures: render 12, hang 3`; empty where nobody said it. */
async function phasesOf(db: Pick<Db, 'execute'>, from: string, remote: string, version: string): Promise<string> {
  const { rows } = await db.execute<{ phase: string; count: number }>(sql`
    SELECT detail AS phase, sum(count)::float8 AS count FROM field_counts
    WHERE hour >= ${from} AND remote = ${remote} AND version = ${version} AND kind = 'failure' AND detail <> ''
    GROUP BY detail ORDER BY 2 DESC, 1`)
  return rows.length > 0 ? `; its failures: ${rows.map(({ phase, count }) => `${phase} ${count}`).join(', ')}` : ''
}
