import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { connect } from '../db/connect'
import { findBinaries } from '../plugins/external/database/binaries'
import { databaseUser } from '../plugins/external/database/database-user'
import { findProjectRoot } from '../plugins/external/project-root'
import { removeFolder } from './server-process'

/** A role whose password has every character that an address must escape. */
const ROLE = 'operator'
const PASSWORD = 'p@ss/w:rd?#%'

export interface PostgresServer {
  /** `postgres://role:password@127.0.0.1:port/database` */
  url: string
  /** Stops it as a failover does, open transactions with it, and starts it again at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * A plain PostgreSQL server as an operator would run one beside the service: it listens on TCP alone, asks for a
 * password, and knows nothing of us. Its database is empty.
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const user = databaseUser()
  const binaries = await findBinaries(findProjectRoot(undefined), user)
  const folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-postgres-'))
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, PASSWORD)
  if (user) for (const place of [folder, passwordFile]) chownSync(place, user.uid, user.gid)
  const cluster = path.join(folder, 'data')

  const initdb = ['-D', cluster, '-U', ROLE, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8']
  const made = spawn(path.join(binaries, 'bin/initdb'), [...initdb, '--locale=C.UTF-8', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const [code] = (await once(made, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`initdb ended with ${code}`)

  const start = (port: number) => {
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off' }
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const command = path.join(binaries, 'bin/postgres')
    return spawn(command, ['-D', cluster, ...args], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  }
  const first = await onFreePort(start)
  const { port } = first
  let { stop } = first

  const addressOf = (database: string) =>
    `postgres://${ROLE}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`
  const admin = connect({ connectionString: addressOf('postgres') })
  await admin.$client.query('CREATE DATABASE service')
  await admin.$client.end()
  return {
    url: addressOf('service'),
    async restart() {
      await stop()
      ;({ stop } = await whenReady(port, start(port)))
    },
    async stop() {
      await stop()
      removeFolder(folder)
    },
  }
}

/** A port that is free may be somebody's a moment later: then another one is tried. */
async function onFreePort(
  start: (port: number) => ChildProcessByStdio<null, null, Readable>,
  tries = 5,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort()
  try {
    return await whenReady(port, start(port))
  } catch (error) {
    if (tries > 1 && String(error).includes('Address already in use')) return onFreePort(start, tries - 1)
    throw error
  }
}

/** @throws Error with what it said when it ends before it accepts connections */
async function whenReady(
  port: number,
  server: ChildProcessByStdio<null, null, Readable>,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const ended = once(server, 'exit')
  let said = ''
  server.stderr.on('data', (chunk) => (said += String(chunk)))
  while (!said.includes('ready to accept connections')) {
    const over = await Promise.race([ended, once(server.stderr, 'data').then(() => undefined)])
    if (over) throw new Error(`the PostgreSQL server ended: ${said}`)
  }
  const stop = async () => {
    server.kill('SIGINT')
    await ended
  }
  return { port, stop }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
