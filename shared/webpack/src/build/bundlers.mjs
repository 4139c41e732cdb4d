import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import pLimit from 'p-limit'

const BUNDLE = path.join(import.meta.dirname, 'bundle.mjs')
/** What is printed stands beside what this process prints; a command's answer may be read from its standard output. */
const STDIO = /** @type {const} */ (['ignore', 2, 2, 'ipc'])

/** Two processors is what a build machine has at least, and each process has some hundred MB. */
const AT_ONCE = 2

/** What a process answers to a step: what came of it, or what is wrong. @typedef {{ result?: any, error?: string }} Reply */

/**
 * Processes that bundle the shell and remotes, each one step of a package after the other: webpack, the compilers and the
 * design system are loaded once in each, and what V8 has compiled of them stays. Two at most.
 * @param {NodeJS.ProcessEnv} env @param {string} [program] what they run
 */
export function bundlers(env, program = BUNDLE) {
  /** @type {import('node:child_process').ChildProcess[]} */
  let idle = []
  const inTurn = pLimit(AT_ONCE)

  /** @param {{ step: string, dir: string, out: string, given?: unknown }} request @returns {Promise<any>} what came of it */
  async function perform(request) {
    const mine = idle
    // The one that is idle for longest: another may still be writing webpack's cache.
    const bundler = mine.shift() ?? fork(program, [], { env, stdio: [...STDIO] })
    const over = new AbortController()
    const exit = once(bundler, 'exit', over).then(([code, signal]) => ({ error: `ended with ${code ?? signal}` }))
    bundler.send(request)
    const answer = once(bundler, 'message', over).then(([reply]) => /** @type {Reply} */ (reply))
    const reply = await Promise.race(/** @type {Promise<Reply>[]} */ ([answer, exit]))
    over.abort()
    if (mine === idle && bundler.connected) mine.push(bundler)
    else if (bundler.connected) bundler.disconnect()
    if (reply.error) throw new Error(reply.error)
    return reply.result
  }

  return {
    /**
     * @param {string} dir folder of the package @param {string} out an empty folder
     * @param {{ anew: boolean }} options `anew`: by processes that have loaded nothing yet, and so have all from now on
     * @throws Error with all that is wrong
     */
    async bundle(dir, out, { anew }) {
      if (anew) await this.end()
      /** @param {string} step @param {unknown} [given] */
      const step = (step, given) => inTurn(() => perform({ step, dir, out, given }))
      const both = [step('browser'), step('beside')]
      // Both end before anything is said: the folder is removed then.
      const wrong = (await Promise.allSettled(both)).flatMap((it) =>
        it.status === 'rejected' ? [it.reason.message] : [],
      )
      if (wrong.length > 0) throw new Error([...new Set(wrong)].join('\n'))
      await step('finish', await both[1])
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
