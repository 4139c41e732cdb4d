import type { ClientBase } from 'pg'

/** How many rows a database gets: of people, of contents, and of charges. Everything else follows from these. */
export interface Rows {
  subscribers: number
  contents: number
  charges: number
}

const DAY = "interval '1 day'"

/** An id by its number: ids in order keep the indices small and quick to fill. */
const id = (kind: number, n: string) =>
  `(lpad(to_hex(${kind}), 8, '0') || '-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
const person = (n: string) => id(1, n)
const subscription = (n: string) => id(2, n)
const key = (kind: string, n: string) => `encode(sha256(('${kind}' || ${n})::bytea), 'hex')`
/** Numbers that nobody signs up with who comes later: those begin with 91. */
const msisdn = (n: string) => `'+21892' || lpad((${n})::text, 7, '0')`

/**
 * Fills every table that grows with people, contents or time, as years of the service would. The rows are made within the
 * database, so that nothing is sent; foreign keys hold by the way that they are made, and are not checked.
 * The database is migrated and has the sample content. Servers may run on it: none of the rows is work.
 */
export async function seed(client: ClientBase, rows: Rows): Promise<void> {
  const { subscribers, contents, charges } = rows
  const series = (count: number) => `generate_series(1, ${Math.max(1, Math.round(count))}) AS n`
  const share = (part: number) => series(subscribers / part)
  const periods = Math.max(1, Math.floor(charges / subscribers))
  const statements = [
    `INSERT INTO subscribers (id, msisdn, name, created_at)
     SELECT ${person('n')}, ${msisdn('n')}, 'مشترك', now() - (n % 700) * ${DAY} FROM ${series(subscribers)}`,
    `INSERT INTO subscriptions (id, subscriber_id, state, amount, period, paid_until, turned_at, updated_at, trial_notified, due_at)
     SELECT ${subscription('n')}, ${person('n')}, CASE WHEN n % 10 < 8 THEN 'active' ELSE 'cancelled' END, 250, 'day',
       at, now() - 90 * ${DAY}, now(), true, CASE WHEN n % 10 < 8 THEN at END
     FROM ${series(subscribers)},
       LATERAL (SELECT now() + (3600 + n % 80000) * interval '1 second' AS at) t`,
    `INSERT INTO sessions (token_hash, subscriber_id, created_at, last_used_at)
     SELECT ${key('session', 'n')}, ${person('n')}, now() - 60 * ${DAY}, now() - (n % 89) * ${DAY} FROM ${series(subscribers)}`,
    `INSERT INTO trials (number_key, started_at) SELECT ${key('number', 'n')}, now() - 90 * ${DAY} FROM ${series(subscribers)}`,
    `INSERT INTO consents (subscription_id, number_key, amount, period, text, source, at)
     SELECT ${subscription('n')}, ${key('number', 'n')}, 250, 'day', 'أوافق', 'web', now() - 90 * ${DAY} FROM ${series(subscribers)}`,
    `INSERT INTO subscription_changes (subscription_id, at, actor, change, from_state, to_state)
     SELECT ${subscription('n')}, now() - 90 * ${DAY}, 'person', 'subscribe', 'pending', 'trial' FROM ${series(subscribers)}`,
    `INSERT INTO charges (key, subscription_id, subscriber_id, amount, period, due_at, period_from, period_until, charged_at)
     SELECT lpad(to_hex(n), 12, '0') || '-charge', ${subscription('1 + n % ' + subscribers)}, ${person('1 + n % ' + subscribers)}, 250, 'day',
       at, at, at + ${DAY}, at
     FROM ${series(charges)}, LATERAL (SELECT now() - (${periods + 2} - n / ${subscribers}) * ${DAY} + n % 86400 * interval '1 second' AS at) t`,
    `INSERT INTO charge_attempts (key, subscription_id, state, due_at, amount, period, at)
     SELECT key, subscription_id, 'charged', due_at, amount, period, charged_at FROM charges`,
    `INSERT INTO sms_outbox (dedup_key, subscription_id, created_at, next_at, sent_at)
     SELECT 'seed-' || n, ${subscription('n')}, at, at, at FROM ${series(subscribers)}, LATERAL (SELECT now() - (n % 20) * ${DAY} AS at) t`,
    `INSERT INTO carrier_events (id, kind, at, next_at, done_at)
     SELECT 'seed-' || n, 'renewed', at, at, at FROM ${series(subscribers)}, LATERAL (SELECT now() - (n % 20) * ${DAY} AS at) t`,
    `INSERT INTO otp_numbers (number_key, touched_at) SELECT ${key('number', 'n')}, now() - (n % 23) * interval '1 hour' FROM ${share(2)}`,
    `INSERT INTO otp_challenges (number_key, purpose, id, code_mac, expires_at)
     SELECT ${key('number', 'n')}, 'subscribe', ${id(3, 'n')}, ${key('code', 'n')}, now() + (n % 3600) * interval '1 second' FROM ${share(4)}`,
    `INSERT INTO protection_transactions (id_hash, client, carrier_transaction, expires_at, used_at, number_key)
     SELECT ${key('transaction', 'n')}, 'client', 'seed', now() + (n % 3600) * interval '1 second', now(), ${key('number', 'n')} FROM ${share(2)}`,
    `INSERT INTO authorization_codes (session_hash, code_hash, brand, origin, challenge, expires_at)
     SELECT ${key('session', 'n')}, ${key('code', 'n')}, 'seed', 'https://seed.example', 'seed', now() + (n % 3600) * interval '1 second' FROM ${share(4)}`,
    `INSERT INTO limit_counts (key, count, ends_at)
     SELECT ${key('limit', 'n')}, 1, now() + (n % 3600) * interval '1 second' FROM ${share(2)}`,
    `INSERT INTO sign_in_counters (source, fades_in, guesses, sends, rights, at, day)
     SELECT ${key('source', 'n')}, 86400, 0, 1, 1, now(), extract(epoch FROM now())::int / 86400 FROM ${share(2)}`,
    `INSERT INTO sms_proofs (mac, received_at) SELECT ${key('proof', 'n')}, now() - (n % 300) * interval '1 second' FROM ${share(4)}`,
    `INSERT INTO used_work (signature, expires_at) SELECT ${key('work', 'n')}, now() + (n % 3600) * interval '1 second' FROM ${share(4)}`,
    `INSERT INTO counted_guesses (id, number_key, device, sources, is_slip, at)
     SELECT ${id(4, 'n')}, ${key('number', 'n')}, 'device', '{}', false, now() - (n % 80000) * interval '1 second' FROM ${share(4)}`,
    `INSERT INTO contact_messages (name, email, phone_number, subject, message, created_at)
     SELECT 'سالم', 'a@example.com', '0912345678', 'سؤال', 'نص', now() - (n % 300) * ${DAY} FROM ${share(4)}`,
    `INSERT INTO saved_designs (subscriber_id, type, path, bytes, created_at, key)
     SELECT ${person('n')}, CASE n % 2 WHEN 0 THEN 'card' ELSE 'image' END, 'designs/seed-' || n, 90000, now(), 'seed-' || n FROM ${series(subscribers)}`,
    `INSERT INTO erasures (folder, database_at, objects_at)
     SELECT 'seed-' || n, at, at FROM ${share(4)}, LATERAL (SELECT now() - (n % 360) * ${DAY} AS at) t`,
    `INSERT INTO field_counts (hour, remote, version, kind, detail, browser, count)
     SELECT date_trunc('hour', now()) - (n / 25) * interval '1 hour', 'seed-' || n % 5, n / 5 % 5, 'load', '', 'chromium', 1 FROM ${series(Math.max(contents / 4, 5_000))}`,
    `INSERT INTO pictures (id, source_digest, width, height, thumbhash, variants, path)
     SELECT ${id(5, 'n')}, ${key('picture', 'n')}, p.width, p.height, p.thumbhash, p.variants, p.path
     FROM ${series(contents)}, (SELECT * FROM pictures LIMIT 1) p`,
    `INSERT INTO contents (id, external_id, type, root_id, category_id, title, body, search_key, picture_id, media_path, publish_at, position)
     SELECT ${id(6, 'n')}, 'seed-' || n, c.type, c.root_id, c.category_id, c.title || n, c.body, c.search_key || n,
       CASE WHEN c.picture_id IS NOT NULL THEN ${id(5, 'n')} END, c.media_path, now() - (n % 900) * ${DAY} - (n % 86400) * interval '1 second', n % 20
     FROM ${series(contents)}
     JOIN (SELECT *, row_number() OVER (ORDER BY external_id) - 1 AS place, count(*) OVER () AS all FROM contents) c ON c.place = n % c.all`,
    `INSERT INTO content_tags (tag_id, content_id, root_id, category_id, publish_at, position)
     SELECT t.tag_id, c.id, c.root_id, c.category_id, c.publish_at, c.position
     FROM contents c, (SELECT DISTINCT tag_id FROM content_tags) t WHERE c.external_id LIKE 'seed-%'`,
    `INSERT INTO daily_picks (day, tile_id, content_id)
     SELECT current_date - n, t.id, ${id(6, `1 + n % ${contents}`)} FROM ${series(Math.min(contents, 3_000))}, daily_tiles t`,
  ]
  await client.query(
    "SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'",
  )
  const rebuild = await dropIndices(client, ['charges', 'charge_attempts'])
  for (const statement of statements) await client.query(statement)
  for (const index of rebuild) await client.query(index)
  await client.query('RESET session_replication_role')
  await client.query('VACUUM ANALYZE')
}

/** Takes those indices of the largest tables away that no constraint stands on. @returns what makes them again, all at once being quicker */
async function dropIndices(client: ClientBase, tables: string[]): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename = ANY($1)
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = indexname)`,
    [tables],
  )
  for (const { indexname } of rows) await client.query(`DROP INDEX "${indexname}"`)
  return rows.map(({ indexdef }) => indexdef)
}
