import { once } from 'node:events'
import type { ServerProcess } from './server-process'

const SAYS = 'bytes in use:'

/**
 * What Node is told so that `bytesInUse` can ask the process. It is counted by what the process holds once garbage is collected: how large it
 * is says little, for it keeps what it was once given and uses that again.
 */
export const MEMORY_ON_SIGNAL: string[] = [
  '--expose-gc',
  '--import',
  `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => {
    gc()
    const { heapUsed, external } = process.memoryUsage()
    console.log('${SAYS} ' + (heapUsed + external))
  })
`)}`,
]

/** Bytes that a process which was started with `MEMORY_ON_SIGNAL` holds: V8's heap, and buffers outside it. */
export async function bytesInUse(server: ServerProcess): Promise<number> {
  const from = server.stdout.length
  process.kill(server.pid, 'SIGUSR2')
  for (;;) {
    const bytes = new RegExp(`^${SAYS} (\\d+)$`, 'm').exec(server.stdout.slice(from))?.[1]
    if (bytes) return Number(bytes)
    await once(server.output, 'data')
  }
}
