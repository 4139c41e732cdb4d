import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createSandboxCarrier } from '../../sandbox-carrier/server'
import type { Message } from '../../sandbox-carrier/state'
import type { RunningCarrier } from '../registry'
import { sandboxCarrier } from '../sandbox/adapter'
import { SandboxClient } from '../sandbox/client'
import { sandboxPages } from '../sandbox/pages'

export interface TestCarrier extends RunningCarrier {
  client: SandboxClient
  /** What the inbox holds for a number, newest first. */
  messages(msisdn: string): Promise<Message[]>
  /** The code of the newest message to a number. */
  code(msisdn: string): Promise<string>
}

/** The real sandbox carrier, over HTTP, in the process of the test. */
export async function startTestCarrier(): Promise<TestCarrier> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carrier-'))
  const socket = path.join(folder, 'carrier.sock')
  const server = createSandboxCarrier(path.join(folder, 'journal.jsonl')).listen(socket)
  await once(server, 'listening')
  const client = new SandboxClient(socket)

  const messages = async (msisdn: string) => {
    const path = `/sandbox/messages?msisdn=${encodeURIComponent(msisdn)}`
    return ((await client.call('GET', path, 5_000)) as { data: Message[] }).data
  }
  return {
    client,
    carrier: sandboxCarrier(client),
    pages: sandboxPages(client),
    messages,
    async code(msisdn) {
      const [newest] = await messages(msisdn)
      const code = /#(\d{4})$/.exec(newest?.text ?? '')?.[1]
      if (!code) throw new Error(`the inbox has no code for ${msisdn}`)
      return code
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
