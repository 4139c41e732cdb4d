import path from 'node:path'
import type { CarrierStart, RunningCarrier } from '../adapter'
import { sandboxCarrier } from './adapter'
import { SandboxClient } from './client'
import { sandboxPages } from './pages'
import { sandboxSocket } from './socket'
import { superviseSandboxCarrier } from './supervisor'

const CLOCK_DEADLINE_MS = 5_000

/** The built program lies beside the built server. */
const program = () => path.join(path.dirname(process.argv[1] ?? ''), 'sandbox-carrier.mjs')

/** Starts the sandbox carrier's program for a data folder and takes its clock over. */
export async function startSandbox({ dataDir, warn, now, traceHeaders }: CarrierStart): Promise<RunningCarrier> {
  const socket = sandboxSocket(dataDir)
  const supervisor = await superviseSandboxCarrier({
    program: program(),
    socket,
    journal: path.join(dataDir, 'sandbox-carrier', 'journal.jsonl'),
    onCrash: (code) => warn(`The sandbox carrier ended (${code ?? 'killed'}); it is started again.`),
  })
  const client = new SandboxClient(socket, now, traceHeaders)
  await client.call('GET', '/carrier/clock', CLOCK_DEADLINE_MS)
  return { carrier: sandboxCarrier(client), pages: sandboxPages(client), stop: () => supervisor.stop() }
}
