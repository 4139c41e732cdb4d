import { rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { createSandboxCarrier } from './server'
import { ALREADY_SERVED, READY_LINE } from './wire'

const LOOK_MS = 1_000

const [socket, journal] = process.argv.slice(2)
if (!socket || !journal) {
  console.error('usage: sandbox-carrier <socket> <journal file>')
  process.exit(2)
}

/** Standard input is a pipe that the parent holds: when the parent dies, in whatever way, it closes. */
process.stdin.resume().on('end', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))
/** Ctrl-C reaches the whole group; the server ends us when it has finished its own work. */
process.on('SIGINT', () => undefined)

if (await isServed(socket)) process.exit(ALREADY_SERVED)
rmSync(socket, { force: true })
process.umask(0o177)
createSandboxCarrier(journal).listen(socket, () => {
  process.stdout.write(`${READY_LINE}\n`)
  leaveWhenReplaced(socket)
})

/** Of two that start at once the later one has the socket; the other must not live on unheard. */
function leaveWhenReplaced(path: string): void {
  const own = statSync(path).ino
  const look = () => statSync(path, { throwIfNoEntry: false })?.ino === own || process.exit(ALREADY_SERVED)
  setInterval(look, LOOK_MS).unref()
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
