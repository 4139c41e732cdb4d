import crypto from 'node:crypto'
import path from 'node:path'
import { isSignedBy, type Signer, type TrustedKey, trustedIn, whyNot } from '@yawmi/releases/release-keys'
import { orUndefined } from '../../lib/or-undefined'
import type { Env } from '../env'

/** What of a row was signed: `act` is the text itself, so that it is checked as it was signed. */
export interface SignedAct {
  act: string | null
  sig: string | null
}

/** A row of what was published, or is a preview. */
interface ActedRow extends SignedAct {
  brandId: string
  text: string | null
  beside: Record<string, string>
  note: string
}

interface Statement {
  act: 'publish' | 'rollback' | 'withdraw' | 'preview'
  brand: string
  /** Digest of the brand's file and what lies beside it. */
  content: string
  note: string
  /** When, as ISO text, by the clock of who acted. */
  at: string
  /** Digest of the signed act before it, of all brands; empty for the first one. */
  prev: string
  /** The key, and whose it is. */
  by: string
  team: string
}

const digestOf = (text: string) => crypto.createHash('sha256').update(text).digest('base64url')

/** As the database gives it back: without an order of its own. */
const contentOf = ({ text, beside }: Pick<ActedRow, 'text' | 'beside'>) =>
  digestOf(JSON.stringify([text, Object.entries(beside).sort(([one], [other]) => (one < other ? -1 : 1))]))

/** What the next act names of one. */
const nameOf = ({ act, sig }: SignedAct) => (act === null ? '' : digestOf(`${act}\n${sig}`))

/** An act on a brand, signed by a team's key (docs/adr/0110). @param before the last act; none for a preview, which is in no chain */
export function signAct(
  { brandId, text, beside, note }: Omit<ActedRow, keyof SignedAct>,
  { act, signer, before }: { act: Statement['act']; signer: Signer; before?: SignedAct },
): SignedAct {
  const statement: Statement = {
    act,
    brand: brandId,
    content: contentOf({ text, beside }),
    note,
    at: new Date().toISOString(),
    prev: before ? nameOf(before) : '',
    by: signer.kid,
    team: signer.team,
  }
  const signed = JSON.stringify(statement)
  return { act: signed, sig: signer.sign(signed) }
}

/** The folder where the keys lie that a site trusts, with the keys; none where it trusts none. */
export function trustedKeys(env: Pick<Env, 'root' | 'dataDir' | 'RELEASE_KEYS_DIR'>): {
  folder: string
  keys: TrustedKey[]
} {
  const folders = env.RELEASE_KEYS_DIR
    ? [env.RELEASE_KEYS_DIR]
    : [path.join(env.dataDir, 'keys'), path.join(env.root, '.data/keys')]
  const folder = folders.find((one) => trustedIn(one)) ?? folders[0]!
  return { folder, keys: trustedIn(folder) ?? [] }
}

/** Whether a site takes of brands only what is signed: it trusts a key for that. */
export const mustBeSigned = (keys: readonly TrustedKey[]): boolean => keys.some(({ roles }) => roles.includes('brands'))

/** What is wrong with a row as it was signed; undefined where nothing is. */
export function faultOf(row: ActedRow, keys: readonly TrustedKey[]): string | undefined {
  const statement = statementOf(row)
  if (!statement || row.sig === null) return 'it is not signed'
  const key = keys.find(({ kid }) => kid === statement.by)
  if (!key) return `this site does not trust the key ${statement.by.slice(0, 8)} of ${statement.team}`
  if (!isSignedBy(key, row.act!, row.sig)) return 'its signature is not of what it says'
  const isThat = statement.brand === row.brandId && statement.content === contentOf(row) && statement.note === row.note
  if (!isThat) return 'it was changed since it was signed'
  return whyNot(key, { remotes: [], role: 'brands', at: new Date(statement.at) })
}

/** Who signed a row, for people; undefined where nobody did. */
export function signerName(row: SignedAct): string | undefined {
  const statement = statementOf(row)
  return statement && `${statement.team} (${statement.by.slice(0, 8)})`
}

/** Whether an act names the one before it. */
export const follows = (row: SignedAct, before: SignedAct): boolean => statementOf(row)?.prev === nameOf(before)

const statementOf = ({ act }: SignedAct): Statement | undefined =>
  act === null ? undefined : orUndefined(() => JSON.parse(act) as Statement)
