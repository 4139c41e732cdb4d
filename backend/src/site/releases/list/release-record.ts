import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { digestOfJson, digestOfText, linesOfRemote } from '@yawmi/releases/record'
import { orUndefined } from '../../../lib/or-undefined'

/** A key that may act on releases, as `npm run release -- key trust` keeps it (shared/releases/src/release-keys.mjs). */
interface TrustedKey {
  kid: string
  remotes: string[]
  roles: string[]
  from: string
  until: string
  jwk: crypto.JsonWebKey
}

/** A line of the record (shared/releases/src/record.mjs). */
interface Entry {
  serial: number
  prev: string
  at: string
  act: string
  by?: string
  remote?: string
  listed: Partial<Record<string, [version: string, digest: string][]>>
  canaries?: Partial<Record<string, string | null>>
  sig?: string
}

/** What proves a release list: the record beside it, and the keys that this server trusts. */
export interface Proof {
  lines: string[]
  trusted: TrustedKey[]
}

/** A list as far as it is proved. */
export interface ProvedList {
  content: unknown
  /** A line for the operator for each part that is not. */
  faults: string[]
  /** Whether nothing of it may be served. */
  isRefused: boolean
}

const TRUSTED_FILE = 'trusted.json'
const WHAT_TO_DO = 'npm run release -- log --verify says more'

/**
 * Reads what proves a list.
 * @param keysFolders where trusted keys may lie; the first one that has any counts
 * @returns undefined where no key is trusted: nobody is refused then
 */
export function readProof(folder: string, keysFolders: readonly string[]): Proof | undefined {
  const file = keysFolders.map((one) => path.join(one, TRUSTED_FILE)).find((one) => fs.existsSync(one))
  if (!file) return undefined
  const { keys } = JSON.parse(fs.readFileSync(file, 'utf8')) as { keys: TrustedKey[] }
  const record = path.join(folder, '.releases/record.jsonl')
  const text = fs.existsSync(record) ? fs.readFileSync(record, 'utf8') : ''
  // What follows the last end of a line is being written.
  return { lines: text.split('\n').slice(0, -1), trusted: keys }
}

/**
 * Leaves of a list what the record proves: a remote's lines are those of the last act that a trusted key signed for it, and the
 * list is none from before the one that was served last (docs/adr/0061).
 * @param content what the file says
 * @param lastSerial of the list that was served last; undefined where none had any
 */
export function provedList(content: unknown, { lines, trusted }: Proof, lastSerial: number | undefined): ProvedList {
  const {
    serial,
    head,
    remotes,
    canaries = {},
  } = (content ?? {}) as {
    serial?: number
    head?: string
    remotes?: Record<string, unknown>
    canaries?: Record<string, unknown>
  }
  if (typeof remotes !== 'object' || remotes === null) return { content, faults: [], isRefused: false }
  const refused = (why: string) => ({
    content,
    faults: [`ALARM: releases.json is refused: ${why}. The list before is served; ${WHAT_TO_DO}`],
    isRefused: true,
  })
  if (serial === undefined && lastSerial === undefined)
    return {
      content,
      faults: [
        'releases.json has no record of who released what; the next npm run release -- publish <remote> begins it',
      ],
      isRefused: false,
    }
  if (serial === undefined) return refused('it was written by hand')
  if (lastSerial !== undefined && serial < lastSerial)
    return refused(`it is that of act ${serial}, and that of act ${lastSerial} was served: an older one was put back`)

  const entries = lines.map((line) => orUndefined(() => JSON.parse(line) as Entry))
  const last = entries.findLastIndex((entry) => entry?.serial === serial)
  const isChained = lines.slice(1, last + 1).every((_, at) => entries[at + 1]?.prev === digestOfText(lines[at]!))
  const isWhole = last >= 0 && isChained && head === digestOfText(lines[last]!)
  if (!isWhole && lastSerial !== undefined) return refused('the record beside it is not whole')
  const faults = isWhole ? [] : [`ALARM: the record of releases is not whole; ${WHAT_TO_DO}`]

  const acts = entries.slice(0, last + 1).filter((entry) => entry !== undefined)
  const proved = Object.entries(remotes).map(([remote, releases]) => {
    const act = acts.findLast((entry) => entry.listed[remote] && isSigned(entry, remote, trusted))
    const isProved = act !== undefined && JSON.stringify(act.listed[remote]) === JSON.stringify(linesOfRemote(releases))
    if (!isProved)
      faults.push(`ALARM: releases.json: ${remote} is not what somebody with a trusted key released; ${WHAT_TO_DO}`)
    // The last good ones are served, and nothing more is said of it: no act would be taken before what the alarm asks for.
    return [remote, isProved ? releases : undefined] as const
  })
  const provedCanaries = Object.entries(canaries).filter(([remote, canary]) => {
    const act = acts.findLast((entry) => {
      const digest = entry.canaries?.[remote]
      return digest !== undefined && isSigned(entry, remote, trusted, digest === null ? 'withdraw' : 'promote')
    })
    const isProved = act?.canaries?.[remote] === digestOfJson(canary)
    if (!isProved)
      faults.push(
        `ALARM: releases.json: the canary of ${remote} is not what somebody with a trusted key opened; ${WHAT_TO_DO}`,
      )
    return isProved
  })
  return {
    content: {
      ...(content as object),
      remotes: Object.fromEntries(proved),
      canaries: Object.fromEntries(provedCanaries),
    },
    faults,
    isRefused: false,
  }
}

/** Whether a key that is trusted, and may promote the remote, or may end its canaries, signed an act while it was valid. */
function isSigned(
  { sig, ...entry }: Entry,
  remote: string,
  trusted: readonly TrustedKey[],
  role: 'promote' | 'withdraw' = 'promote',
): boolean {
  const key = trusted.find(({ kid }) => kid === entry.by)
  if (!key || !sig) return false
  const { remotes, roles, from, until, jwk } = key
  const mayAct =
    (roles.includes('promote') || roles.includes(role)) && (remotes.includes('*') || remotes.includes(remote))
  if (!mayAct || entry.at < from || entry.at >= until) return false
  const publicKey = crypto.createPublicKey({ key: jwk, format: 'jwk' })
  const text = Buffer.from(JSON.stringify(entry))
  return crypto.verify('sha256', text, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(sig, 'base64url'))
}
