import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from '../../src/infrastructure/embedded-postgres/binaries'
import { databaseUser } from '../../src/infrastructure/embedded-postgres/database-user'
import { connectionTo, DATABASE_ROLE, probe } from '../../src/infrastructure/embedded-postgres/probe'
import {
  makeSocketFolder,
  removeSocketFolder,
  socketFolderFor,
} from '../../src/infrastructure/embedded-postgres/socket-folder'

const START_MS = 30_000

/**
 * Starts a PostgreSQL of another version than the product carries, where that one would be: with the settings and the locale of the
 * C library that every version has.
 * @param root has the npm package with its programs
 */
export async function startOtherPostgres(
  root: string,
  dataDir: string,
): Promise<{ config: pg.PoolConfig; stop(): Promise<void> }> {
  const user = databaseUser()
  const binaries = await findBinaries(root, user)
  const cluster = path.join(dataDir, 'pg')
  mkdirSync(cluster, { mode: 0o700 })
  // It goes to its folder by its whole path.
  chmodSync(dataDir, 0o711)
  if (user) chownSync(cluster, user.uid, user.gid)
  const within = { ...user, cwd: cluster }
  const made = ['-D', cluster, '-U', DATABASE_ROLE, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  execFileSync(path.join(binaries, 'bin/initdb'), [...made, '--auth=trust'], { ...within, stdio: 'pipe' })

  const socketFolder = socketFolderFor(dataDir, user)
  makeSocketFolder(socketFolder, user)
  const settings = { listen_addresses: '', unix_socket_directories: socketFolder, timezone: 'UTC' }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logFile = path.join(dataDir, 'pg.log')
  const log = openSync(logFile, 'a')
  const program = path.join(binaries, 'bin/postgres')
  const server = spawn(program, ['-D', cluster, ...args], {
    ...within,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  await whenReady(server, socketFolder, logFile)
  return {
    config: connectionTo(socketFolder),
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
      removeSocketFolder(socketFolder)
    },
  }
}

/** @throws Error with its log when it has ended, or does not answer */
async function whenReady(server: ChildProcess, socketFolder: string, logFile: string): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < START_MS; await wait(50)) {
    if (server.exitCode !== null) break
    if ((await probe(socketFolder)).state === 'running') return
  }
  server.kill('SIGQUIT')
  throw new Error(`PostgreSQL does not answer: ${readFileSync(logFile, 'utf8')}`)
}
