import type pg from 'pg'
import type { LoggedCharge } from '../../src/infrastructure/carrier/port'
import { reconcile } from '../../src/cli/subscriptions/reconcile'
import { connect } from '../../src/infrastructure/db/connect'

/**
 * Reconciling as a process of its own, whose memory a test may bound: `reconcile-worker <database config> <charges>` holds the
 * ledger against a carrier's log that is made page by page: the keys `charge-1` to `charge-<charges>`, but for the last.
 */
const [config = '{}', count = '0'] = process.argv.slice(2)
const PAGE = 1_000

const db = connect(JSON.parse(config) as pg.PoolConfig)
const pageAfter = (from: number): LoggedCharge[] =>
  Array.from({ length: Math.max(0, Math.min(PAGE, Number(count) - 1 - from)) }, (_, index) => ({
    key: `charge-${from + index + 1}`,
    amount: 250,
    msisdn: '+218910000001',
    outcome: 'charged',
    at: new Date(0),
  }))

await reconcile({
  db,
  carrier: {
    async listCharges(cursor) {
      const charges = pageAfter(Number(cursor))
      return { charges, cursor: String(Number(cursor) + charges.length) }
    },
    queryCharge: async () => null,
  },
  reveal: false,
  print: (line) => process.stdout.write(`${line}\n`),
})
await db.$client.end()
