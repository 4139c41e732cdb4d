import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { orUndefined } from '../../lib/or-undefined'
import type { DatabaseUser } from './database-user'
import { folderArgument } from './initialise'
import { clusterName } from './probe'

/**
 * The shell between us and the server holds our pipe: when this process ends in any way, `kill -9` included, the
 * read returns and the server gets a fast shutdown. It has its own session, so Ctrl-C does not reach it.
 */
const SUPERVISE = `
exec 3<&0
"$0" "$@" </dev/null 3<&- &
server=$!
(read -r _; while kill -INT $server 2>/dev/null; do sleep 0.1; done) <&3 &
watch=$!
exec 3<&-
trap '' INT TERM HUP
wait $server
code=$?
kill $watch 2>/dev/null
exit $code
`

/** Small, since the whole product shares a small machine; durable, since a sign-up must survive a power cut. */
const SETTINGS = {
  listen_addresses: '',
  max_connections: '40',
  shared_buffers: '32MB',
  work_mem: '2MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  // What a backup beside a running server needs (`../backup/copy-cluster.ts`).
  wal_level: 'replica',
  max_wal_senders: '0',
  max_worker_processes: '2',
  max_parallel_workers: '0',
  autovacuum_max_workers: '1',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_checkpoints: 'off',
}

export interface PostgresProcess {
  /** Resolves with what the log says last once the server is gone. */
  exited: Promise<string>
  /** Fast shutdown, then an immediate one when it takes longer than three seconds. */
  stop(): Promise<void>
}

export interface PostgresOptions {
  binaries: string
  cluster: string
  socketFolder: string
  logFile: string
  user: DatabaseUser | undefined
}

/** Starts the server; it accepts connections some 50 ms later, when `probe` says so. */
export function startPostgres({ binaries, cluster, socketFolder, logFile, user }: PostgresOptions): PostgresProcess {
  dropStaleLock(cluster)
  const settings = { ...SETTINGS, unix_socket_directories: socketFolder, cluster_name: clusterName(process.pid) }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

  const log = openSync(logFile, sizeOf(logFile) > 5 * 1024 * 1024 ? 'w' : 'a')
  const logStart = sizeOf(logFile)
  const child = spawn(
    'sh',
    ['-c', SUPERVISE, path.join(binaries, 'bin/postgres'), '-D', folderArgument(cluster, user), ...args],
    { ...user, cwd: cluster, detached: true, stdio: ['pipe', log, log] },
  )
  closeSync(log)
  // A pipe whose reader is gone: `exited` tells of that.
  child.stdin?.on('error', () => undefined)

  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => resolve(lastFault(logFile, logStart)))
  })
  return {
    exited,
    async stop() {
      child.stdin?.end()
      const timeout = setTimeout(() => killPostmaster(cluster, 'SIGQUIT'), 3_000)
      await exited
      clearTimeout(timeout)
    },
  }
}

/** Process id in the server's lock file, when it has one. */
export function postmasterPid(cluster: string): number | undefined {
  const lock = path.join(cluster, 'postmaster.pid')
  return existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) || undefined : undefined
}

export function killPostmaster(cluster: string, signal: 'SIGINT' | 'SIGQUIT'): void {
  const pid = postmasterPid(cluster)
  // It may have gone by itself.
  if (pid) orUndefined(() => process.kill(pid, signal))
}

/** After a power cut the id in the lock file can belong to a program that is no database; PostgreSQL would wait for it. */
function dropStaleLock(cluster: string): void {
  const pid = postmasterPid(cluster)
  if (!pid || !existsSync(`/proc/${pid}/comm`)) return
  if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres')
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0

function lastFault(logFile: string, from: number): string {
  const lines = readFileSync(logFile).subarray(from).toString().split('\n').filter(Boolean)
  const faults = lines.filter((line) => /FATAL|PANIC|ERROR|could not|cannot|error while/.test(line))
  return (faults.at(-1) ?? lines.at(-1) ?? 'it said nothing').replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '')
}
