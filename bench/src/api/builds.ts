import path from 'node:path'
import { FREE_VISITOR_TOKEN } from '@yawmi/contract'
import { comparisons, type Comparison } from './comparisons'
import { median } from '../median'
import { type Product, startAgain, startProduct } from './product'

/** Contents that both services have. */
const CONTENTS = 100_000
/** Different people whose sessions are asked for. */
const SUBSCRIBERS = 50
/** Processes of each build: how fast one is depends on how its code happened to be compiled. */
const PROCESSES = Number(process.env.BENCH_PROCESSES ?? 5)
/** Of each process. */
const ROUNDS = 3
const SECONDS = 2
/** A share of a build's rate that the other may do less. */
const MAX_SLOWER = 0.03

interface Builds {
  /** Folder of the built server that is judged. */
  programs: string
  /** Folder of the built server that it is held against. */
  before: string
  /** For the data of both. */
  folder: string
  closers: (() => Promise<void>)[]
  say: (line: string) => void
}

/** One running build, with people signed in. */
export interface Side {
  product: Product
  visitor: Record<string, string>
  /** Headers of each subscriber. */
  subscribers: Record<string, string>[]
}

/**
 * Measures a build against another on one machine, with the same contents, by several processes of each, in rounds that
 * alternate: what else the machine does meets both. The spread of the processes' ratios says how sure the figures are. A
 * measure is slower when its median, its best round and the processor time all say so; answers how many are.
 */
export async function compareBuilds({ programs, before, folder, closers, say }: Builds): Promise<number> {
  say(`filling two databases with ${CONTENTS} contents`)
  const builds = { now: programs, before }
  const dataOf = (build: Build) => path.join(folder, build)
  for (const build of ['now', 'before'] as const) {
    const product = await startProduct(builds[build], dataOf(build), CONTENTS)
    closers.push(product.stop)
    await product.stop()
  }

  const only = process.env.BENCH_ONLY
  const chosen = comparisons.filter(({ name }) => !only || name.includes(only))
  const rounds = new Map<Comparison, Round[][]>(chosen.map((comparison) => [comparison, []]))
  for (let run = 0; run < PROCESSES; run++) {
    say(`processes ${run + 1} of ${PROCESSES}`)
    const start = async (build: Build) => {
      const product = await startAgain(builds[build], dataOf(build))
      closers.push(product.stop)
      return withPeople(product, run)
    }
    const sides = { now: await start('now'), before: await start('before') }
    for (const comparison of chosen) {
      const work = { now: await comparison.of(sides.now), before: await comparison.of(sides.before) }
      rounds.get(comparison)!.push(await inTurn(work, sides))
    }
    await sides.now.product.stop()
    await sides.before.product.stop()
  }

  say(
    `\na second, 50 clients where not said; ${PROCESSES} processes of each build, ${ROUNDS} rounds of ${SECONDS} s each, in turn; now / before`,
  )
  say(row('', ['now', 'before', 'median', 'best', 'processes', 'ms of processors', 'processes']))
  return chosen.filter((comparison) => report(comparison.name, rounds.get(comparison)!, say)).length
}

/** Signs new people in. */
async function withPeople(product: Product, run: number): Promise<Side> {
  const subscribers: Record<string, string>[] = []
  for (let n = 0; n < SUBSCRIBERS; n++)
    subscribers.push(await product.headersOf(await product.signIn(numberOf(run * SUBSCRIBERS + n))))
  return { product, visitor: await product.headersOf(FREE_VISITOR_TOKEN), subscribers }
}

/** What a round measured of one build. */
interface Measured {
  perSecond: number
  /** Milliseconds of processors for each time; not a number where the system does not tell. */
  cost: number
}
type Build = 'now' | 'before'
type Round = Record<Build, Measured>
type Sides = Record<Build, Side>
type Work = Awaited<ReturnType<Comparison['of']>>

/** Measures both, round by round; who begins alternates, and the first round only warms up. */
async function inTurn(work: Record<Build, Work>, sides: Sides): Promise<Round[]> {
  const measure = async (side: Build): Promise<Measured> => {
    const { product } = sides[side]
    const used = product.processorTime() ?? NaN
    const { perSecond, times } = await work[side](SECONDS)
    return { perSecond, cost: ((product.processorTime() ?? NaN) - used) / times }
  }
  await work.before(1)
  await work.now(1)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    if (round % 2 === 0) {
      const before = await measure('before')
      rounds.push({ before, now: await measure('now') })
    } else {
      const now = await measure('now')
      rounds.push({ now, before: await measure('before') })
    }
  }
  return rounds
}

/** Says what the rounds of each pair of processes have shown. Answers whether the build is slower by each way of looking at it. */
function report(name: string, pairs: Round[][], say: (line: string) => void): boolean {
  const of = (build: Build, what: keyof Measured, rounds = pairs.flat()) => rounds.map((round) => round[build][what])
  const ratioOf = (what: keyof Measured, best: (values: number[]) => number, rounds?: Round[]) =>
    best(of('now', what, rounds)) / best(of('before', what, rounds))
  const max = (values: number[]) => Math.max(...values)
  const cheapest = (build: Build) => median(pairs.map((rounds) => Math.min(...of(build, 'cost', rounds))))
  const [medians, best] = [ratioOf('perSecond', median), ratioOf('perSecond', max)]
  const cost = cheapest('now') / cheapest('before')
  const spreadOf = (values: number[]) => `${Math.min(...values).toFixed(2)}–${max(values).toFixed(2)}`
  const isSlower = Math.max(medians, best) < 1 - MAX_SLOWER && !(cost <= 1 / (1 - MAX_SLOWER))
  const figures = [
    perSecond(median(of('now', 'perSecond'))),
    perSecond(median(of('before', 'perSecond'))),
    medians.toFixed(2),
    best.toFixed(2),
    spreadOf(pairs.map((rounds) => ratioOf('perSecond', median, rounds))),
    `${cheapest('now').toFixed(3)} / ${cheapest('before').toFixed(3)} = ${cost.toFixed(2)}`,
    spreadOf(pairs.map((rounds) => ratioOf('cost', (values) => Math.min(...values), rounds))),
  ]
  say(`${row(name, figures)}${isSlower ? '  ← slower' : ''}`)
  return isSlower
}

const perSecond = (rate: number) => (rate < 100 ? rate.toFixed(1) : rate.toFixed(0))

const WIDTHS = [8, 8, 7, 7, 11, 22, 11]
const row = (name: string, figures: string[]) =>
  `${name.padEnd(40)} ${figures.map((figure, index) => figure.padStart(WIDTHS[index] ?? 0)).join(' ')}`

/** Not among those that sign in while it is measured. */
const numberOf = (n: number) => `+21891${String(n).padStart(4, '0')}001`
