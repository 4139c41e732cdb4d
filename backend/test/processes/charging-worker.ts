import type pg from 'pg'
import { guarded } from '../../src/infrastructure/carrier/guarded'
import { sandboxCarrier } from '../../src/infrastructure/carrier/sandbox/adapter'
import { SandboxClient } from '../../src/infrastructure/carrier/sandbox/client'
import { connect } from '../../src/infrastructure/db/connect'
import { keysFrom } from '../../src/domain/keys/keys'
import { Charger } from '../../src/domain/subscriptions/charging/charger'
import { DatabaseStore } from '../../src/domain/subscriptions/database/database-store'
import { defaultPlans } from '../subscriptions/default-plans'

/**
 * The charging job of a server as a process that a test may kill: `charging-worker <database config> <socket> <lease ms>`
 * says `ready`, charges what is due until nothing is, says how many and in how many milliseconds, and begins again after
 * each line on its standard input.
 */
const [config = '{}', socket = '', leaseMs = '30000'] = process.argv.slice(2)
const db = connect(JSON.parse(config) as pg.PoolConfig)
const client = new SandboxClient(socket)
const carrier = guarded(sandboxCarrier(client))
const store = new DatabaseStore({ db, plans: defaultPlans, keys: keysFrom('k'.repeat(32)), leaseMs: Number(leaseMs) })
const charger = new Charger({
  store,
  carrier,
  plans: defaultPlans,
  now: () => client.clock.now(),
  onFault: (error) => console.error(error),
})

const say = (line: string) => process.stdout.write(`${line}\n`)

await client.call('GET', '/carrier/clock', 5_000)
say('ready')
for await (const _ of process.stdin) {
  await client.call('GET', '/carrier/clock', 5_000)
  const began = performance.now()
  const settled = await charger.run()
  say(`settled ${settled} in ${Math.round(performance.now() - began)}`)
}
await db.$client.end()
