import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const BUNDLE = path.join(import.meta.dirname, 'bundle.mjs')
/** What is printed stands beside what this process prints; a command's answer may be read from its standard output. */
const STDIO = /** @type {const} */ (['ignore', 2, 2, 'ipc'])

/**
 * Processes that bundle the shell and remotes, each one package after the other: webpack, the compilers and the design
 * system are loaded once in each, and what V8 has compiled of them stays. As many as are requested at once.
 * @param {NodeJS.ProcessEnv} env @param {string} [program] what they run
 */
export function bundlers(env, program = BUNDLE) {
  /** @type {import('node:child_process').ChildProcess[]} */
  let idle = []

  return {
    /**
     * @param {string} dir folder of the package @param {string} out an empty folder
     * @param {{ anew: boolean }} options `anew`: by a process that has loaded nothing yet, and so have all from now on
     * @throws Error with all that is wrong
     */
    async bundle(dir, out, { anew }) {
      if (anew) void this.end()
      const mine = idle
      const bundler = mine.pop() ?? fork(program, [], { env, stdio: [...STDIO] })
      const over = new AbortController()
      const exit = once(bundler, 'exit', over).then(([code, signal]) => ({ error: `ended with ${code ?? signal}` }))
      bundler.send({ dir, out })
      const { error } = await Promise.race([once(bundler, 'message', over).then(([reply]) => reply), exit])
      over.abort()
      if (mine === idle && bundler.connected) mine.push(bundler)
      else if (bundler.connected) bundler.disconnect()
      if (error) throw new Error(error)
    },
    /** Ends them, and those at work when they have done it. Idle ones have ended when it is done. */
    async end() {
      const ending = idle
      idle = []
      await Promise.all(
        ending.map((bundler) => {
          const exit = once(bundler, 'exit')
          bundler.disconnect()
          return exit
        }),
      )
    },
  }
}
