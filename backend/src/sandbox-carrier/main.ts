import { renameSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { createSandboxCarrier } from './server'
import { ALREADY_SERVED, networkListener, READY_LINE } from '../infrastructure/carrier/sandbox/wire'

const LOOK_MS = 500

const [address, journal] = process.argv.slice(2)
if (!address || !journal) {
  console.error('usage: sandbox-carrier <socket, or http://host:port> <journal file>')
  process.exit(2)
}

// A server that is killed while we start takes its ends of the pipes along; there is nobody to tell, nor anything wrong.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

process.on('SIGTERM', () => process.exit(0))
// What it makes, folders too, is for this user alone.
process.umask(0o077)
const listener = networkListener(address)
if (listener) await createSandboxCarrier(journal).listen({ host: listener.hostname, port: Number(listener.port) })
else await serveParent(address, journal)
process.stdout.write(`${READY_LINE}\n`)

/** For the servers of one data folder: it ends with the one that started it. */
async function serveParent(socket: string, file: string): Promise<void> {
  // Standard input is a pipe that the parent holds: when the parent dies, in whatever way, it closes.
  process.stdin.resume().on('end', () => process.exit(0))
  // Ctrl-C reaches the whole group; the server ends us when it has finished its own work.
  process.on('SIGINT', () => undefined)
  if (await isServed(socket)) process.exit(ALREADY_SERVED)
  // Bound under a name of its own and then moved: of two programs that start at once neither finds the name taken.
  const own = `${socket}.${process.pid}`
  rmSync(own, { force: true })
  await createSandboxCarrier(file).listen({ path: own })
  const { ino } = statSync(own)
  renameSync(own, socket)
  keep(socket, ino)
}

/** Of two that start at once the later one has the socket; the other must not live on unheard. */
function keep(path: string, ino: number): void {
  const isOurs = () => statSync(path, { throwIfNoEntry: false })?.ino === ino
  setInterval(() => isOurs() || process.exit(ALREADY_SERVED), LOOK_MS).unref()
  process.on('exit', () => isOurs() && rmSync(path, { force: true }))
}

function isServed(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(path, () => {
      probe.destroy()
      resolve(true)
    })
    probe.on('error', () => resolve(false))
  })
}
