import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Carrier } from '../../src/infrastructure/carrier/port'
import { sandboxCarrier } from '../../src/infrastructure/carrier/sandbox/adapter'
import { SandboxClient } from '../../src/infrastructure/carrier/sandbox/client'
import { sandboxSocket } from '../../src/infrastructure/carrier/sandbox/socket'
import { connect, type Db } from '../../src/infrastructure/db/connect'
import { READY_LINE } from '../../src/infrastructure/carrier/sandbox/wire'
import { DatabaseProxy } from '../processes/database-proxy'
import { type PostgresServer, startPostgresServer } from '../processes/postgres-server'
import { buildPrograms, removeFolder, ServerProcess } from '../processes/server-process'
import { SmallDisk } from '../processes/small-disk'
import { reasonsIn } from './figures'
import { wrongClock } from '../processes/wrong-clock'

/** By how much the clock of the second server's machine is ahead, in milliseconds. */
const AHEAD_MS = 10 * 60_000

/** One of the two servers, started again each time that it is killed. */
export class Server {
  address = ''
  /** How often it ended without being told to. */
  deaths = 0
  /** Why it refused calls, and how often. */
  readonly reasons = new Map<string, number>()
  private process: ServerProcess | undefined

  constructor(private readonly launch: () => ServerProcess) {}

  async start(): Promise<void> {
    const process = this.launch()
    this.process = process
    void process.ended.then(({ code, stdout, stderr }) => {
      for (const [reason, times] of reasonsIn(stdout)) this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + times)
      if (this.process !== process) return
      this.deaths += 1
      console.error(`a server ended by itself with ${code}: ${stderr}`)
    })
    this.address = await process.ready()
  }

  /** Ends it at once, as a machine that loses its power; nobody is told. */
  kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<unknown> {
    const { process } = this
    this.process = undefined
    return process?.kill(signal) ?? Promise.resolve()
  }

  get log(): string {
    return this.process?.stdout ?? ''
  }
}

/**
 * Two servers as the product has them, the second on a machine whose clock is ten minutes ahead, behind a proxy to one
 * PostgreSQL server, with a carrier that outlives them.
 */
export interface ChaosSite {
  servers: [Server, Server]
  postgres: PostgresServer
  proxy: DatabaseProxy
  /** Of the servers' data folder; undefined where this machine lets us mount none, as with the database's. */
  disk: SmallDisk | undefined
  /** Past the proxy. */
  db: Db
  carrier: Carrier
  /** Plays the carrier: its clock, faults. */
  play(path: '/sandbox/clock' | '/sandbox/faults' | '/sandbox/balance', body: object): Promise<unknown>
  stop(): Promise<void>
}

interface Options {
  /** Whether data lies on disks that can be filled, where this machine has such. */
  smallDisks?: boolean
  /** More settings of the servers. */
  variables?: Record<string, string>
}

/** Starts all of it; both servers begin at once, on an empty database. */
export async function startChaosSite({ smallDisks = false, variables = {} }: Options = {}): Promise<ChaosSite> {
  const isPossible = smallDisks && SmallDisk.isPossible()
  // A database server that is not to be root cannot enter another user's namespace.
  const onSmallDisk = isPossible && process.getuid?.() === 0
  const [postgres, programs] = await Promise.all([startPostgresServer({ onSmallDisk }), buildPrograms()])
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-chaos-'))
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  const disk = isPossible ? await SmallDisk.on(dataDir, { size: '64m', files: 20_000 }) : undefined
  const proxy = await DatabaseProxy.to(postgres.url)
  const socket = sandboxSocket(dataDir)
  const carrierProcess = await startCarrierProcess(programs, socket, path.join(folder, 'journal.jsonl'))
  const client = new SandboxClient(socket)

  const settings = {
    YAWMI_DATA_DIR: dataDir,
    DATABASE_URL: proxy.through(postgres.url),
    OTP_SECRET: 'chaos'.repeat(8),
    RATE_LIMIT: '1000000',
    WARM_UP: 'on',
    // Visitors have addresses of their own.
    TRUST_PROXY: 'loopback',
    ...variables,
  }
  const launch = (node: string[]) => () =>
    new ServerProcess(programs, settings, 'server.mjs', [], { node, within: disk?.within() ?? [] })
  const servers: [Server, Server] = [new Server(launch([])), new Server(launch(wrongClock(AHEAD_MS)))]
  await Promise.all(servers.map((server) => server.start()))
  const db = connect({ connectionString: postgres.url, max: 4 })
  return {
    servers,
    postgres,
    proxy,
    disk,
    db,
    carrier: sandboxCarrier(client),
    play: (call, body) => client.call('POST', call, 5_000, body),
    async stop() {
      await Promise.all(servers.map((server) => server.kill('SIGTERM')))
      carrierProcess.kill()
      await db.$client.end()
      await proxy.stop()
      await disk?.stop()
      await postgres.stop()
      removeFolder(folder)
    },
  }
}

/** The sandbox carrier as a process of its own, where the servers look for theirs: it is not ended with one of them. */
async function startCarrierProcess(programs: string, socket: string, journal: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(programs, 'sandbox-carrier.mjs'), socket, journal], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  while (!output.includes(READY_LINE)) await once(child.stdout, 'data')
  return child
}
