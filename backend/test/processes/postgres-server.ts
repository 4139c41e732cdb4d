import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { connect } from '../../src/infrastructure/db/connect'
import { findBinaries } from '../../src/infrastructure/embedded-postgres/binaries'
import { databaseUser } from '../../src/infrastructure/embedded-postgres/database-user'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { freePort } from './free-port'
import { removeFolder } from './server-process'
import { SmallDisk } from './small-disk'

/** A role whose password has every character that an address must escape. */
const ROLE = 'operator'
const PASSWORD = 'p@ss/w:rd?#%'

/** A database of the tests takes some 60 MB of it. */
const DISK = { size: '256m', files: 20_000 }

export interface PostgresServer {
  /** `postgres://role:password@127.0.0.1:port/database` */
  url: string
  /** Stops it as a failover does, open transactions with it, and starts it again at the same address. */
  restart(): Promise<void>
  /** Stops all of its processes by SIGSTOP, as a machine that hangs, until `resume`. */
  pause(): void
  resume(): void
  /** Where its files are on a disk of its own. */
  disk: SmallDisk | undefined
  stop(): Promise<void>
}

/**
 * A plain PostgreSQL server as an operator would run one beside the service: it listens on TCP alone, asks for a
 * password, and knows nothing of us. Its database is empty.
 */
export async function startPostgresServer({ onSmallDisk = false } = {}): Promise<PostgresServer> {
  const user = databaseUser()
  const binaries = await findBinaries(process.env.TEST_POSTGRES ?? findProjectRoot(undefined), user)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-postgres-'))
  const disk = onSmallDisk ? await SmallDisk.on(folder, { ...DISK, ...(user && { user }) }) : undefined
  const passwordFile = path.join(folder, 'password')
  const seen = disk ? disk.path('password') : passwordFile
  writeFileSync(seen, PASSWORD)
  if (user) for (const place of disk ? [seen] : [folder, seen]) chownSync(place, user.uid, user.gid)
  const cluster = path.join(folder, 'data')
  const within = disk?.within(user) ?? []
  const as = disk ? {} : { ...user, cwd: folder }

  const initdb = ['-D', cluster, '-U', ROLE, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8']
  const [first = '', ...rest] = [
    ...within,
    path.join(binaries, 'bin/initdb'),
    ...initdb,
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  const made = spawn(first, rest, { ...as, stdio: 'ignore' })
  const [code] = (await once(made, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`initdb ended with ${code}`)

  const start = (port: number) => {
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off' }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const [command = '', ...more] = [...within, path.join(binaries, 'bin/postgres'), '-D', cluster, ...args]
    return spawn(command, more, { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
  }
  const running = await onFreePort(start)
  const { port } = running
  let { stop, pid } = running
  const signalAll = (signal: NodeJS.Signals) => {
    for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal)
  }

  const addressOf = (database: string) =>
    `postgres://${ROLE}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`
  const admin = connect({ connectionString: addressOf('postgres') })
  await admin.$client.query('CREATE DATABASE service')
  await admin.$client.end()
  return {
    url: addressOf('service'),
    disk,
    async restart() {
      await stop()
      ;({ stop, pid } = await whenReady(port, start(port)))
    },
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    async stop() {
      await stop()
      await disk?.stop()
      removeFolder(folder)
    },
  }
}

interface Running {
  port: number
  pid: number
  stop: () => Promise<void>
}

/** Its backends lead process groups of their own. */
function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []))
}

/** A port that is free may be somebody's a moment later: then another one is tried. */
async function onFreePort(
  start: (port: number) => ChildProcessByStdio<null, null, Readable>,
  tries = 5,
): Promise<Running> {
  const port = await freePort()
  try {
    return await whenReady(port, start(port))
  } catch (error) {
    if (tries > 1 && String(error).includes('Address already in use')) return onFreePort(start, tries - 1)
    throw error
  }
}

/** @throws Error with what it said when it ends before it accepts connections */
async function whenReady(port: number, server: ChildProcessByStdio<null, null, Readable>): Promise<Running> {
  const ended = once(server, 'exit')
  let output = ''
  server.stderr.on('data', (chunk) => (output += String(chunk)))
  while (!output.includes('ready to accept connections')) {
    const over = await Promise.race([ended, once(server.stderr, 'data').then(() => undefined)])
    if (over) throw new Error(`the PostgreSQL server ended: ${output}`)
  }
  const stop = async () => {
    server.kill('SIGINT')
    await ended
  }
  return { port, pid: server.pid!, stop }
}
