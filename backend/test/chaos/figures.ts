import type { Answer } from '../processes/site-client'

/** What a fault did to those who used the service meanwhile. */
export interface Figures {
  fault: string
  /** Answers, and of those the refusals with `unavailable` and `retry-after`. */
  answers: number
  unavailable: number
  /** Refusals because the carrier could not be asked, which leaves some charges without an answer. */
  carrier: number
  /** Answers of any other kind than those and success, such as 500. */
  wrong: number
  /** Calls that a server was killed amid. */
  cut: number
  slowestMs: number
  /** From the fault's end until both servers did everything again; undefined where servers were killed. */
  backMs?: number
  /** Acknowledged writes, and those that the database does not have. */
  acknowledged: number
  lost: number
  /** Servers that ended by themselves. */
  died: number
}

/** The database, and the store of files. */
const AWAY = new Set(['unavailable', 'storage_unavailable'])

const isRefusal = ({ status, error, retryAfter }: Answer): boolean =>
  (status === 503 && AWAY.has(error ?? '') && retryAfter !== undefined && retryAfter > 0) ||
  // A design that does not fit on a full disk.
  (status === 507 && error === 'storage_full')

const isCarriers = ({ status, error }: Answer): boolean => status === 503 && error === 'carrier_unavailable'

type Judged = Pick<Figures, 'answers' | 'unavailable' | 'carrier' | 'wrong' | 'cut' | 'slowestMs'>

/** @param mayBeCut whether servers were killed, so that a call may have got no answer */
export function judge(answers: readonly (Answer & { call: string })[], mayBeCut: boolean): Judged {
  const wrong = answers.filter((answer) => {
    if (answer.status === 0) return !mayBeCut
    return answer.status !== 200 && !isRefusal(answer) && !isCarriers(answer)
  })
  for (const { call, status, error, ms } of wrong.slice(0, 5))
    console.error(`a wrong answer: ${call} ${status} ${error ?? ''} after ${Math.round(ms)} ms`)
  return {
    answers: answers.length,
    unavailable: answers.filter(isRefusal).length,
    carrier: answers.filter(isCarriers).length,
    wrong: wrong.length,
    cut: mayBeCut ? answers.filter(({ status }) => status === 0).length : 0,
    slowestMs: Math.round(answers.reduce((max, { ms }) => Math.max(max, ms), 0)),
  }
}

const COLUMNS: [string, (row: Figures) => string | number][] = [
  ['fault', ({ fault }) => fault],
  ['answers', ({ answers }) => answers],
  ['unavailable', ({ unavailable }) => unavailable],
  ['carrier', ({ carrier }) => carrier],
  ['wrong', ({ wrong }) => wrong],
  ['cut', ({ cut }) => cut],
  ['slowest s', ({ slowestMs }) => seconds(slowestMs)],
  ['back in s', ({ backMs }) => (backMs === undefined ? '–' : seconds(backMs))],
  ['acknowledged', ({ acknowledged }) => acknowledged],
  ['lost', ({ lost }) => lost],
  ['died', ({ died }) => died],
]

const seconds = (ms: number): string => (ms / 1_000).toFixed(1)

/** The table that is printed. */
export function tableOf(rows: readonly Figures[]): string {
  const cells = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => String(cell(row))))]
  const widths = COLUMNS.map((_column, index) => Math.max(...cells.map((line) => line[index]!.length)))
  return cells
    .map((line) => line.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[index]!))))
    .map((line) => line.join('  '))
    .join('\n')
}

/** Why a server refused, by its log: the innermost reason of each `unavailable`, and how often it was that. */
export function reasonsIn(log: string): Map<string, number> {
  const reasons = new Map<string, number>()
  for (const line of log.split('\n')) {
    if (!line.includes('"msg":"unavailable"')) continue
    const { err } = JSON.parse(line) as { err?: LoggedError }
    const reason = innermost(err)
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  return reasons
}

interface LoggedError {
  message: string
  cause?: LoggedError
}

const innermost = (error: LoggedError | undefined): string =>
  error?.cause ? innermost(error.cause) : (error?.message ?? 'unknown').split('\n')[0]!
