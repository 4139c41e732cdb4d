import { createHmac } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../infrastructure/db/connect'
import { serviceFacts } from '../../infrastructure/db/schema/service'
import { StartError } from '../../lib/start-error'
import { FIRST_KEY, type KeyPurpose, type KeyRing, type RingKeys } from './key-ring'

/** As the fact was named when there was one secret for all. */
const FIRST_FINGERPRINT = 'otp-secret-fingerprint'

const PURPOSES: KeyPurpose[] = ['codes', 'numbers']

/** Name of the fact by which keys servers of a database have signed. */
const nameOfSigners = (purpose: KeyPurpose) => `keys-that-signed:${purpose}`

/**
 * Holds the ring against what this database was used with so far: a server that cannot read what is kept in it, or what
 * the others sign, would refuse their codes and give everybody a second trial. What the ring has of its own is kept.
 * @throws StartError naming the key that is another one, or that is missing
 */
export async function assertFittingKeys(db: Db, ring: KeyRing): Promise<void> {
  const before = (await factsOf(db, [FIRST_FINGERPRINT])).size > 0 ? FIRST_KEY : ''
  const own = PURPOSES.flatMap((purpose) => fingerprints(purpose, ring[purpose]))
  await db
    .insert(serviceFacts)
    .values(own.map(({ name, value }) => ({ name, value })))
    .onConflictDoNothing()
  const stored = await factsOf(
    db,
    own.map(({ name }) => name),
  )
  const other = own.find(({ name, value }) => stored.get(name) !== value)
  if (other?.key.id === FIRST_KEY)
    throw new StartError('Environment variable OTP_SECRET: is not the secret that this database was first used with')
  if (other)
    throw new StartError(
      `The key ${other.key.id} of ${other.purpose} is not the one that this database knows by that id`,
    )
  for (const purpose of PURPOSES) await assertComplete(db, purpose, ring[purpose], before)
}

/**
 * Numbers: every key that ever signed, since each one's form is made of the one before. Codes: the one that the server
 * which started last signs by; what older ones signed is over when they are dropped.
 * @param before keys that signed before this was kept
 */
async function assertComplete(db: Db, purpose: KeyPurpose, { signs, keys }: RingKeys, before: string): Promise<void> {
  const name = nameOfSigners(purpose)
  await db.transaction(async (tx) => {
    await tx.insert(serviceFacts).values({ name, value: before }).onConflictDoNothing()
    const ofName = eq(serviceFacts.name, name)
    const [row] = await tx.select().from(serviceFacts).where(ofName).for('update')
    const used = row?.value.split(' ').filter(Boolean) ?? []
    const missing = used.find((id) => !keys.some((key) => key.id === id))
    if (missing !== undefined)
      throw new StartError(
        purpose === 'codes'
          ? `The keys of codes lack ${missing}, by which a server of this database signs: let all sign by another first`
          : `The keys of numbers lack ${missing}, by which numbers are kept in this database: such a key is never dropped`,
      )
    const value = purpose === 'codes' ? signs : [...new Set([...used, signs])].join(' ')
    if (value !== row?.value) await tx.update(serviceFacts).set({ value }).where(ofName)
  })
}

/**
 * Before a key of codes is dropped: no server starts without the one that the server which started last signs by.
 * @throws StartError where it is this one
 */
export async function assertDroppable(db: Db, id: string): Promise<void> {
  const name = nameOfSigners('codes')
  if ((await factsOf(db, [name])).get(name) === id)
    throw new StartError(`A server of this database signs by ${id}: start every server by another first, then drop it`)
}

async function factsOf(db: Db, names: string[]): Promise<Map<string, string>> {
  const rows = await db.select().from(serviceFacts).where(inArray(serviceFacts.name, names))
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Of a number's key with those before it, which its forms are made of: their order counts. */
function fingerprints(purpose: KeyPurpose, { keys }: RingKeys) {
  let before = ''
  return keys.map((key) => {
    const name = key.id === FIRST_KEY ? FIRST_FINGERPRINT : `key:${purpose}:${key.id}`
    const value = createHmac('sha256', key.secret)
      .update(key.id === FIRST_KEY ? FIRST_FINGERPRINT : name + before)
      .digest('base64url')
    if (purpose === 'numbers') before += `\n${value}`
    return { purpose, key, name, value }
  })
}
