import { parseArgs } from 'node:util'
import { normaliseMsisdn } from '../lib/msisdn'
import { chooseCarrier, startCarrier } from '../infrastructure/carrier/registry'
import { readKeyRing } from '../domain/keys/read-key-ring'
import { keysOfRing } from '../domain/keys/keys'
import { assertExistingCluster } from '../infrastructure/embedded-postgres/existing-cluster'
import { readEnv } from '../infrastructure/env'
import { prepareDataFolder } from '../start/data-folder'
import { openDatabase } from '../start/open-database'
import type { Program } from '../start/program'
import { eraseNumber } from './subscriptions/erase'
import { findSubscriptions } from './subscriptions/find'
import { printLedger } from './subscriptions/ledger'
import { reconcile } from './subscriptions/reconcile'
import { printSubscription } from './subscriptions/show'

const USAGE = `Usage:
  subscriptions show <number>     how a number stands, what it agreed to, and every change with who made it
  subscriptions ledger <number>   what a number paid, and every attempt to charge it
  subscriptions erase <number>    what an erasure would do; with --yes it ends the subscription and erases the person
  subscriptions reconcile         the ledger against the carrier's own log: each difference, or none
  --reveal                        phone numbers and names whole`

/** Commands that are told a number. */
const OF_A_NUMBER = ['show', 'ledger', 'erase']

/**
 * The subscriptions command; works beside a running server, or starts the database for itself.
 * @param args the words after `subscriptions`
 * @returns the exit code: 0 done, 1 nobody of that number, nothing erased or a difference, 2 not understood
 */
export async function subscriptionsCommand(args: string[], { print, closers }: Program): Promise<number> {
  const { command, number, reveal, yes } = readArguments(args)
  const msisdn = number === undefined ? null : normaliseMsisdn(number)
  const isUnderstood = command === 'reconcile' ? number === undefined : OF_A_NUMBER.includes(command ?? '') && msisdn
  if (!isUnderstood) {
    print(
      number === undefined || msisdn || command === 'reconcile'
        ? USAGE
        : `${number} is no number of a subscriber, such as 0912345678.`,
    )
    return 2
  }
  const env = readEnv()
  assertExistingCluster(env)
  await prepareDataFolder(env.dataDir)
  const { db, close } = await openDatabase(env, { whenRunning: 'join' })
  closers.add(close)
  if (command === 'reconcile') {
    const { dataDir, CARRIER_URL: url } = env
    const running = await startCarrier(chooseCarrier(env), { dataDir, url, warn: print, now: () => new Date() })
    closers.add(() => running.stop())
    return (await reconcile({ db, carrier: running.carrier, reveal, print })) === 0 ? 0 : 1
  }
  if (command === 'erase' && msisdn) return (await eraseNumber({ db, msisdn, isSure: yes, print })) ? 0 : 1
  const keys = keysOfRing(readKeyRing(env))
  const found = msisdn ? await findSubscriptions(db, keys, msisdn) : []
  if (found.length === 0) print('Nobody of that number subscribes, or ever agreed to.')
  for (const one of found)
    await (command === 'show' ? printSubscription : printLedger)({ db, found: one, reveal, print })
  return found.length === 0 ? 1 : 0
}

function readArguments(args: string[]) {
  try {
    const options = { reveal: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [command, ...parts] = positionals
    // As it is read out on the phone, in groups, and typed so; two numbers are none together.
    const number = parts.length === 0 ? undefined : parts.join(' ')
    return { command, number, ...values }
  } catch {
    return { command: undefined, number: undefined, reveal: false, yes: false }
  }
}
