import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, subscribers } from './base'

/** Milliseconds since 1970, oldest first. */
const instants = (name: string) => bigint(name, { mode: 'number' }).array().notNull().default([])

/**
 * What a number did with codes in the last 24 hours. Its row is the lock under which codes of the number are sent and
 * judged. The key is an HMAC of the number: erasing an account must not reset the limits, nor keep the number.
 */
export const otpNumbers = pgTable(
  'otp_numbers',
  {
    numberKey: text('number_key').primaryKey(),
    sends: instants('sends'),
    wrong: instants('wrong'),
    confirmedAt: bigint('confirmed_at', { mode: 'number' }),
    /** HMAC of the code that was confirmed then, its purpose and the browser's key; and the brand that it was sent for. */
    confirmedBy: text('confirmed_by'),
    confirmedBrand: text('confirmed_brand'),
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [index('otp_numbers_touched').on(table.touchedAt)],
)

/** The one live challenge of a number and purpose. */
export const otpChallenges = pgTable(
  'otp_challenges',
  {
    numberKey: text('number_key').notNull(),
    purpose: text('purpose', { enum: ['subscribe', 'unsubscribe', 'activate'] }).notNull(),
    id: uuid('id').notNull(),
    codeMac: text('code_mac').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    /** Id of the brand that it was sent for; null before brands were kept: the default one. */
    brand: text('brand'),
    /** The challenge that it took the place of: its code is what people type whose messages come late. */
    beforeId: uuid('before_id'),
    beforeMac: text('before_mac'),
  },
  (table) => [
    primaryKey({ columns: [table.numberKey, table.purpose] }),
    index('otp_challenges_expiry').on(table.expiresAt),
  ],
)

/** A protected attempt to subscribe: one accepted login, from the browser that asked for it, for a short while. */
export const protectionTransactions = pgTable(
  'protection_transactions',
  {
    idHash: text('id_hash').primaryKey(),
    client: text('client').notNull(),
    carrierTransaction: text('carrier_transaction').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** HMAC of the number whose login took it. */
    numberKey: text('number_key'),
  },
  (table) => [
    index('protection_transactions_expiry').on(table.expiresAt),
    index('protection_transactions_of_number')
      .on(table.numberKey, table.usedAt)
      .where(sql`number_key IS NOT NULL`),
  ],
)

/** Bearer tokens, as SHA-256 only. A session that was signed out is deleted. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Kept to the hour. */
    lastUsedAt: instant('last_used_at').notNull(),
    /** Id of the brand in whose flow it was begun; null for one that a partner's server was given, and before brands were kept. */
    brand: text('brand'),
  },
  (table) => [index('sessions_of_subscriber').on(table.subscriberId), index('sessions_last_used').on(table.lastUsedAt)],
)

/** A code that a partner's server exchanges once for a session of its own; as SHA-256 only, one for a session. */
export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    sessionHash: text('session_hash')
      .primaryKey()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
    brand: text('brand').notNull(),
    origin: text('origin').notNull(),
    /** SHA-256 of the partner's verifier. */
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('authorization_codes_expiry').on(table.expiresAt)],
)
