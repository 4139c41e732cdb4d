import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'

/**
 * A server that is started again where its program was built anew: it is made of packages beside its own, too.
 * @param {string} program the file that a build replaces last @param {string[]} options of Node @param {import('node:child_process').SpawnOptions} how
 */
export function devServer(program, options, how) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  let builtAt = 0
  let isOver = false
  const timeOf = () => fs.statSync(program, { throwIfNoEntry: false })?.mtimeMs ?? 0

  async function end() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }

  return {
    /** Starts what was built since the last start. @param {() => void} [onRestart] */
    async startBuilt(onRestart) {
      const time = timeOf()
      if (time === builtAt) return
      if (builtAt > 0) onRestart?.()
      builtAt = time
      await end()
      // It would go on for itself.
      if (!isOver) server = spawn(process.execPath, [...options, program], how)
    },
    stop() {
      isOver = true
      return end()
    },
  }
}
