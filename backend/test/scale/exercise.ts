import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { CTA_SELECTOR, DEVICE_TYPE } from '@yawmi/contract'
import { CRON } from '../../src/jobs/queued-tasks'
import { ConformanceClient, type Wire } from '../api-conformance/client'
import { ConformanceRun, STEPS } from '../api-conformance/conformance-run'
import { type ApiDocument, DocumentChecker } from '../requests/openapi-document'
import { newNumber } from '../site/sign-in'

const POLL_MS = 100
const JOBS_WITHIN_MS = 60_000

/** Charges that are due, messages and events of the carrier, of a few people each. */
const SOME = "SELECT id, subscriber_id FROM subscriptions WHERE state = 'active' ORDER BY id LIMIT 100"
const WORK = [
  `UPDATE subscriptions SET paid_until = now(), due_at = now() WHERE id IN (SELECT id FROM (${SOME}) s)`,
  `INSERT INTO sms_outbox (dedup_key, subscription_id, msisdn, text, created_at)
   SELECT 'waiting-' || s.id, s.id, p.msisdn, 'رسالة', now() FROM (${SOME}) s JOIN subscribers p ON p.id = s.subscriber_id`,
  `INSERT INTO carrier_events (id, kind, msisdn, at)
   SELECT 'waiting-' || s.id, 'renewed', p.msisdn, now() FROM (${SOME}) s JOIN subscribers p ON p.id = s.subscriber_id`,
  // What a killed import has left.
  `INSERT INTO media_drafts (address, put_at) VALUES ('/left.webp', now() - interval '8 days')`,
]

/**
 * Has a running server do all that servers do: every operation of the contract for every role, and the jobs, those by the
 * clock now.
 * @param client of the same database
 */
export async function exercise(address: string, client: ClientBase): Promise<void> {
  const api = await clientOf(address)
  const run = await ConformanceRun.begin(api, (msisdn) => codeOf(address, msisdn))
  for (const step of STEPS) await run.take(step)
  await guessWrong(address, api)
  for (const work of WORK) await client.query(work)
  for (const { task } of CRON) await client.query('SELECT graphile_worker.add_job($1)', [task])
  // The removal of what erased people had would wait for ten minutes.
  await client.query(
    `SELECT graphile_worker.reschedule_jobs(ARRAY(SELECT id FROM graphile_worker.jobs WHERE run_at > now()), run_at := now())`,
  )
  const began = performance.now()
  while (await isWaiting(client)) {
    if (performance.now() - began > JOBS_WITHIN_MS) throw new Error('the jobs did not end their work')
    await wait(POLL_MS)
  }
}

/** A code that is far from the right one, then the right one. */
async function guessWrong(address: string, api: ConformanceClient): Promise<void> {
  const msisdn = newNumber()
  const { body } = await api.call('protectedScript', { query: { targeted_element: CTA_SELECTOR } }, undefined)
  const { transaction_identify } = (body as { success: { transaction_identify: string } }).success
  const device = { msisdn, device_type: DEVICE_TYPE }
  await api.call('login', { body: { ...device, transaction_identify } }, undefined)
  const code = await codeOf(address, msisdn)
  const wrong = code.replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10))
  for (const otp of [wrong, code]) await api.call('confirmOtp', { body: { ...device, otp } }, undefined)
}

/** Charges that are due, messages, events, jobs of the queue. */
async function isWaiting(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ waiting: boolean }>(
    `SELECT EXISTS (SELECT FROM graphile_worker.jobs WHERE run_at <= now() AND attempts = 0)
       OR EXISTS (SELECT FROM subscriptions WHERE due_at <= now())
       OR EXISTS (SELECT FROM sms_outbox WHERE sent_at IS NULL AND failed_at IS NULL AND tries = 0)
       OR EXISTS (SELECT FROM carrier_events WHERE done_at IS NULL AND tries = 0) AS waiting`,
  )
  return rows[0]!.waiting
}

async function clientOf(address: string): Promise<ConformanceClient> {
  const document = (await (await fetch(`${address}/api/openapi.json`)).json()) as ApiDocument
  const wire: Wire = async ({ method, url, headers, payload }) => {
    const reply = await fetch(address + url, { method, headers, ...(payload && { body: new Uint8Array(payload) }) })
    return { status: reply.status, body: await reply.json() }
  }
  return new ConformanceClient(wire, new DocumentChecker(document))
}

async function codeOf(address: string, msisdn: string): Promise<string> {
  const inbox = await fetch(`${address}/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`)
  const code = /#(\d{4})/.exec(await inbox.text())?.[1]
  if (code === undefined) throw new Error('no code was delivered')
  return code
}
