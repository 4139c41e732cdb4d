import { doAgainWhereOvertaken } from '../overtaken.mjs'
import { Refusal } from '../refusal.mjs'

/** @import { StoreReport } from '../store-report.mjs' */

/** @typedef {ReturnType<typeof import('../release-store.mjs').releaseStore>} Store */
/**
 * What the program does beside the methods of a store: it signs links, for it has the site's own key.
 * @typedef {Store & { testerLink: (remote: string, days?: number) => import('../tester-link.mjs').TesterLink }} Called
 */
/** @typedef {'publish' | 'promote' | 'rollBack' | 'canary' | 'withdraw' | 'hold' | 'pin' | 'retire' | 'adopt'} Act */

/** How often an act is done anew that somebody else's has overtaken, where it is not about one list alone: as over HTTPS. */
const ATTEMPTS = 4

/** What needs the folder of a site, or its keys. */
const NEEDS_FOLDER = ['clean', 'embed', 'key']

/** Whether `--site` names the database of a service whose hosts share releases; `postgres:` is that of the environment. @param {string} site */
export const isDatabase = (site) => /^postgres(ql)?:/.test(site)

/**
 * The releases that all hosts of a service share, as the release command acts on them: by a program of the server, which reaches
 * database and object store (docs/adr/0127).
 * @param {(input: string) => Promise<string>} run runs that program with a call on its standard input, and answers what it prints
 * @param {{ signer: () => import('../release-keys.mjs').Signer | undefined, command?: string }} who `command`: what is to be done
 * @throws Refusal where the command needs a folder
 */
export function storeOverProgram(run, { signer, command = '' }) {
  if (NEEDS_FOLDER.includes(command))
    throw new Refusal('state', `${command} is done where the site is: --site <its dist folder>`)

  /**
   * @template {Act | keyof StoreReport | 'testerLink'} Method
   * @param {Method} method
   * @returns {(...args: Parameters<Called[Method]>) => Promise<Awaited<ReturnType<Called[Method]>>>}
   */
  const call =
    (method) =>
    async (...args) => {
      const who = signer()
      const given = JSON.stringify({ method, args, ...(who && { key: JSON.stringify(who.key) }) })
      const isOfOneList = args.some((arg) => /** @type {{ serial?: number } | undefined} */ (arg)?.serial !== undefined)
      return doAgainWhereOvertaken(isOfOneList ? 1 : ATTEMPTS, async () => {
        const { ok, answer, reason, message } = JSON.parse(await run(given))
        if (ok) return answer
        throw new Refusal(reason, message)
      })
    }

  return {
    /** It has no folder here. */
    folder: undefined,
    publish: call('publish'),
    promote: call('promote'),
    rollBack: call('rollBack'),
    canary: call('canary'),
    withdraw: call('withdraw'),
    hold: call('hold'),
    pin: call('pin'),
    retire: call('retire'),
    adopt: call('adopt'),
    testerLink: call('testerLink'),
    overview: call('overview'),
    log: call('log'),
    faults: call('faults'),
  }
}
