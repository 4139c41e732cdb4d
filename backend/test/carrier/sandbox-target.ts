import type { ConformanceTarget, NumberKind } from './conformance/target'
import type { Deadlines } from '../../src/infrastructure/carrier/port'
import { sandboxCarrier } from '../../src/infrastructure/carrier/sandbox/adapter'
import type { SandboxClient } from '../../src/infrastructure/carrier/sandbox/client'
import type { TestCarrier } from './sandbox-in-process'

const ENDINGS: Record<NumberKind, string> = {
  ok: '000',
  unanswered: '001',
  refused: '300',
  no_credit: '402',
  expired: '406',
  down: '503',
  slow: '504',
}

/** Long enough for a busy machine, short enough to wait for. */
const SHORT = 800
const DEADLINES: Deadlines = {
  message: SHORT,
  confirm: SHORT,
  script: SHORT,
  subscriber: SHORT,
  charge: SHORT,
  events: 5_000,
}

let numbers = 0

/** The sandbox carrier over HTTP, as the conformance test wants it. */
export function sandboxTarget({ client, messages }: TestCarrier): ConformanceTarget {
  return {
    carrier: sandboxCarrier(client, DEADLINES),
    deadlines: DEADLINES,
    async number(kind) {
      const msisdn = `+21892${String((numbers += 1)).padStart(4, '0')}${ENDINGS[kind]}`
      if (kind === 'unanswered') await post(client, 'faults', { msisdn, fault: 'charge_unanswered', on: true })
      return msisdn
    },
    topUp: (msisdn) => post(client, 'top-up', { msisdn, amount: 10_000 }),
    delivered: async (msisdn) => (await messages(msisdn)).map(({ text }) => text),
    subscriberSends: (msisdn, to, text) => post(client, 'sms', { msisdn, to, text }),
  }
}

async function post(client: SandboxClient, path: string, body: object): Promise<void> {
  await client.call('POST', `/sandbox/${path}`, 5_000, body)
}
