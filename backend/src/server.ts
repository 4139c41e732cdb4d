import { contentCommand } from './cli/content'
import { readEnv } from './plugins/external/env'
import { Closers } from './start/closers'
import { serve } from './start/serve'
import { StartError } from './start/start-error'

/** Longest a stop may take; whoever asked for it kills us soon after. */
const STOP_MS = 4_500

const closers = new Closers()
let stopping = false

/** Ends the process, with everything closed in order. A second call changes nothing. */
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(code || 1), STOP_MS).unref()
  await closers.closeAll((error) => console.error(`While stopping: ${(error as Error).message}`))
  process.exit(code)
}

async function main(): Promise<void> {
  const [command, ...args] = process.argv.slice(2)
  const say = (line: string) => console.log(line)
  if (command === 'content') return stop(await contentCommand(args, { closers, say }))

  const onLost = (reason: string) => {
    console.error(`The database stopped: ${reason}`)
    void stop(1)
  }
  const address = await serve({ env: readEnv(), closers, say, onLost })
  if (!stopping) say(`Yawmi is ready: ${address}`)
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
main().catch((error: Error) => {
  // A stop in the middle of the start makes the start fail: that is no fault to tell of.
  if (!stopping) console.error(error instanceof StartError ? error.message : `Yawmi could not start: ${error.message}`)
  return stop(1)
})
