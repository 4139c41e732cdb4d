import path from 'node:path'
import { StartError } from '../../../lib/start-error'
import type { CarrierStart, RunningCarrier } from '../adapter'
import { sandboxCarrier } from './adapter'
import { SandboxClient } from './client'
import { sandboxPages } from './pages'
import { sandboxSocket } from './socket'
import { superviseSandboxCarrier } from './supervisor'
import { networkListener } from './wire'

const CLOCK_DEADLINE_MS = 5_000

/** The built program lies beside the built server. */
const program = () => path.join(path.dirname(process.argv[1] ?? ''), 'sandbox-carrier.mjs')

/** Starts the sandbox carrier's program for a data folder, or goes to the one that hosts share, and takes its clock over. */
export async function startSandbox(start: CarrierStart): Promise<RunningCarrier> {
  if (start.url !== undefined && !networkListener(start.url))
    throw new StartError('CARRIER_URL: the sandbox carrier is at http://<host>:<port>, without TLS')
  const { address, stop } = start.url ? { address: start.url, stop: async () => undefined } : await startProgram(start)
  const client = new SandboxClient(address, start.now, start.traceHeaders)
  await client.call('GET', '/carrier/clock', CLOCK_DEADLINE_MS)
  return { carrier: sandboxCarrier(client), pages: sandboxPages(client), stop }
}

async function startProgram({ dataDir, warn }: CarrierStart): Promise<{ address: string; stop: () => Promise<void> }> {
  const socket = sandboxSocket(dataDir)
  const supervisor = await superviseSandboxCarrier({
    program: program(),
    socket,
    journal: path.join(dataDir, 'sandbox-carrier', 'journal.jsonl'),
    onCrash: (code) => warn(`The sandbox carrier ended (${code ?? 'killed'}); it is started again.`),
  })
  return { address: socket, stop: () => supervisor.stop() }
}
