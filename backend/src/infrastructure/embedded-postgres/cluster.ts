import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from '@yawmi/releases/processes'
import type pg from 'pg'
import { StartError } from '../../lib/start-error'
import { findBinaries } from './binaries'
import { databaseUser } from './database-user'
import { initialise } from './initialise'
import { killPostmaster, startPostgres, type PostgresProcess } from './postgres-process'
import { connectionTo, probe } from './probe'
import { makeSocketFolder, removeSocketFolder, socketFolderFor, socketFolderInUse } from './socket-folder'

/** The embedded database, running. */
export interface Cluster {
  config: pg.PoolConfig
  /** False when another process of ours runs it and this one only joined. */
  owned: boolean
  stop(): Promise<void>
}

interface ClusterOptions {
  root: string
  /** Exists and is writable; the database is its folder `pg`. */
  dataDir: string
  /** What to do when another process already runs the database of this folder. */
  whenRunning: 'join' | 'refuse'
  /** Told why, when the database ends without having been stopped. */
  onLost?: (reason: string) => void
  /** Milliseconds that a start may take; recovery from a backup takes longer than one after a crash. */
  startMs?: number
}

const START_MS = 60_000
/** A server whose owner died stops by itself within moments; after this long it is asked to. */
const ORPHAN_MS = 3_000

/**
 * Starts the embedded PostgreSQL of a data folder, or joins it. It listens on a Unix socket only.
 * @throws StartError saying in one line why it cannot
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { root, dataDir, startMs = START_MS } = options
  const cluster = path.join(dataDir, 'pg')
  const logFile = path.join(dataDir, 'pg.log')
  const user = databaseUser()
  const binaries = await findBinaries(root, user)
  await initialise(cluster, binaries, user)
  const ownSocketFolder = socketFolderFor(dataDir, user)

  let server: PostgresProcess | undefined
  let ended: string | undefined
  for (const began = performance.now(); performance.now() - began < startMs; await sleep(20)) {
    const socketFolder = socketFolderInUse(cluster) ?? ownSocketFolder
    const found = await probe(socketFolder)

    if (found.state === 'running') {
      const config = connectionTo(socketFolder)
      if (server && ended === undefined && found.ownerPid === process.pid) {
        return { config, owned: true, stop: stopper(server, ownSocketFolder, options.onLost) }
      }
      if (isAlive(found.ownerPid)) {
        if (options.whenRunning === 'join') return { config, owned: false, stop: async () => undefined }
        throw new StartError(
          `The data folder ${dataDir} is in use by process ${found.ownerPid}: stop it, or set YAWMI_DATA_DIR to another folder.`,
        )
      }
      if (performance.now() - began > ORPHAN_MS) killPostmaster(cluster, 'SIGINT')
    }

    if (server && ended !== undefined) {
      // Another process was faster, or the one before is still on its way out with its files: look again.
      if (!/postmaster\.pid|could not create lock file/.test(ended)) {
        throw new StartError(`The database in ${cluster} could not start: ${ended} (log: ${logFile})`)
      }
      server = undefined
    }
    if (!server && found.state === 'absent') {
      ended = undefined
      makeSocketFolder(ownSocketFolder, user)
      server = startPostgres({ binaries, cluster, socketFolder: ownSocketFolder, logFile, user })
      void server.exited.then((reason) => (ended = reason))
    }
  }
  await server?.stop()
  throw new StartError(`The database in ${cluster} did not answer within ${startMs / 1000} s (log: ${logFile})`)
}

/** How the owner stops the server; an end that nobody asked for is told to `onLost`. */
function stopper(server: PostgresProcess, socketFolder: string, onLost: ClusterOptions['onLost']): Cluster['stop'] {
  let stopping = false
  void server.exited.then((reason) => {
    if (!stopping) onLost?.(reason)
  })
  return async () => {
    stopping = true
    await server.stop()
    removeSocketFolder(socketFolder)
  }
}
