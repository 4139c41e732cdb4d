import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createSandboxCarrier } from '../../src/sandbox-carrier/server'
import type { Message } from '../../src/sandbox-carrier/state/message-box'
import { type GuardedCarrier, guarded } from '../../src/infrastructure/carrier/guarded'
import type { CarrierEvent, CarrierEvents } from '../../src/infrastructure/carrier/port'
import type { RunningCarrier } from '../../src/infrastructure/carrier/adapter'
import { sandboxCarrier } from '../../src/infrastructure/carrier/sandbox/adapter'
import { SandboxClient } from '../../src/infrastructure/carrier/sandbox/client'
import { sandboxPages } from '../../src/infrastructure/carrier/sandbox/pages'

export interface TestCarrier extends RunningCarrier<GuardedCarrier> {
  client: SandboxClient
  /** Where it listens, for other processes: a socket, or `http://host:port`. */
  address: string
  /** What the inbox holds for a number, newest first. */
  messages(msisdn: string): Promise<Message[]>
  /** All events so far, and where they end. */
  events(): Promise<CarrierEvents>
  /** The newest code that was sent to a number. */
  code(msisdn: string): Promise<string>
}

/**
 * The real sandbox carrier, over HTTP, in the process of the test.
 * @param on `network`: for servers that have no disk in common
 */
export async function startTestCarrier(on: 'socket' | 'network' = 'socket'): Promise<TestCarrier> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carrier-'))
  const server = createSandboxCarrier(path.join(folder, 'journal.jsonl'))
  const socket = path.join(folder, 'carrier.sock')
  const address = await server.listen(on === 'network' ? { host: '127.0.0.1', port: 0 } : { path: socket })
  const client = new SandboxClient(address)

  const messages = async (msisdn: string) => {
    const path = `/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`
    return ((await client.call('GET', path, 5_000)) as { data: Message[] }).data
  }
  const carrier = guarded(sandboxCarrier(client))
  return {
    client,
    address,
    carrier,
    pages: sandboxPages(client),
    messages,
    async events() {
      const events: CarrierEvent[] = []
      for (let cursor: string | null = null; ;) {
        const page: CarrierEvents = await carrier.events(cursor)
        events.push(...page.events)
        cursor = page.cursor
        if (page.events.length === 0) return { events, cursor }
      }
    },
    async code(msisdn) {
      const codes = (await messages(msisdn)).map(({ text }) => /#(\d{4})$/.exec(text)?.[1])
      const code = codes.find((found) => found !== undefined)
      if (!code) throw new Error(`the inbox has no code for ${msisdn}`)
      return code
    },
    async stop() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
