import { spawn } from 'node:child_process'
import type { Command, Reply, Start } from '../bidi.ts'
import { Commands } from './commands.ts'

/** Large enough for every window; nobody looks at it. */
const SCREEN = '1920x1400x24'

/**
 * WebKitGTK, whose driver speaks the older form of WebDriver only: commands of the newer one are translated. Sizes,
 * input, scripts, pictures, downloads and errors of pages are there; what goes over the network is not told.
 */
export const startWebKit: Start = async (_args, reply, onEnd) => {
  const xvfb = spawn(process.env.XVFB ?? 'Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  xvfb.once('exit', onEnd)
  const display = await new Promise<string>((resolve, reject) => {
    xvfb.once('error', reject)
    xvfb.stdio[3]?.once('data', (chunk: Buffer) => resolve(`:${chunk.toString().trim()}`))
  })
  const commands = new Commands(display, (method, params) => reply({ type: 'event', method, params }))
  return {
    send(command) {
      void answer(commands, command).then(reply)
      if (command.method === 'browser.close') void commands.end().finally(onEnd)
    },
    end: () => commands.end(),
  }
}

async function answer(commands: Commands, { id, method, params }: Command): Promise<Reply> {
  try {
    return { type: 'success', id, result: await commands.run(method, params) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { type: 'error', id, error: 'unknown error', message }
  }
}
