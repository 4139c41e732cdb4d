import { ON_THIS_NODE } from '@yawmi/jest/on-this-node'
import { serverPartsDigest } from '@yawmi/releases/server-parts'
import { isHere, missingFolders, PRODUCT } from '../lib/checkout.mjs'
import { DIST, REMOTES, ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { turbo } from '../lib/turbo.mjs'
import { LIMIT_MS, resultOf, runReached } from './results.mjs'
import { lint } from './lint.mjs'
import { notePassed } from './own-tests.mjs'

/** How tests run: each package shows what it printed. */
const OPTIONS = { ...ON_THIS_NODE, options: ['--concurrency=1', '--output-logs=full'], limitMs: LIMIT_MS }

/** A check that is one program, a script of the root's package.json: it passes or fails as a whole. */
const check = (/** @type {string} */ script) => async () => {
  const argv = [process.execPath, '--run', `check:${script}`]
  const { code, output, late } = await run(argv, { cwd: ROOT, quiet: true, limitMs: LIMIT_MS })
  const passed = code === 0 ? 1 : 0
  return { passed, flaky: 0, failed: 1 - passed, late, output: passed ? '' : output }
}

/**
 * The tests of packages: each package's run again only when it, or what it is made from, changed.
 * @param {string[]} packages @param {{ task?: string, args?: string[], env?: () => NodeJS.ProcessEnv }} [options]
 */
const tests =
  (packages, { task = 'test', args = [], env = () => OPTIONS.env } = {}) =>
  async () => {
    const ended = await turbo(task, packages, { ...OPTIONS, args: [...OPTIONS.args, ...args], env: env() })
    const unchanged = Number(/Cached: +(\d+) cached/.exec(ended.output)?.[1] ?? 0)
    const { output, ...counts } = resultOf(ended)
    return { ...counts, unchanged, output: output.replace(/^PASS .*\n/gm, '') }
  }

/** What passed of remotes is noted for their next release. */
async function browserTests() {
  const result = await tests(WEB)()
  if (result.failed === 0) for (const remote of REMOTES) await notePassed(`mfe-${remote}`)
  return result
}

/** Tools, rules and releases are tested together. */
const SHARED_TOOLS = 'brand-tool jest lint operations releases robustness site-proxy webpack'.split(' ')
const TOOLS = ['tooling', ...SHARED_TOOLS.map((name) => `shared/${name}`)]
const WEB = [...['shell'].filter(isHere), 'shared/*', 'mfe-*', ...TOOLS.map((folder) => `!${folder}`)]

/**
 * Every check of `npm test`, by name; one that takes long as a list of its parts. Long ones stand first and are begun
 * first, so that the short ones fill the time until all have ended.
 * @typedef {() => Promise<import('./results.mjs').Result>} Step
 * @type {Record<string, Step | Step[]>}
 */
export const STEPS = {
  journeys: async () => resultOf(await runReached('e2e', 'parallel')),
  'timed journeys': async () => resultOf(await runReached('e2e', 'timed')),
  'process tests': tests(['backend'], { task: 'test:processes' }),
  'unit tests of browser code': browserTests,
  lint,
  // In parts, so that the last of them ends when the rest does.
  'server tests': [
    tests(['backend'], { task: 'test:built', env: () => ({ ...OPTIONS.env, SERVER_PARTS: serverPartsDigest(DIST) }) }),
    ...[1, 2, 3].map((part) => tests(['backend'], { task: 'test:server', args: [`--shard=${part}/3`] })),
  ],
  'tool tests': tests(TOOLS),
  'types of server code': check('types-node'),
  'types of browser code': check('types-web'),
  'dead code': check('dead-code'),
  boundaries: check('boundaries'),
  'folder circles': check('folder-circles'),
  'types of the tools': check('types-tools'),
  format: check('format'),
  texts: check('texts'),
  budgets: async () => resultOf(await runReached('bench', 'counts', 'measured'), { tell: true }),
}

/** What a check needs besides `shared` and `tooling`; a checkout of one remote does not have it. */
const NEEDS = /** @type {Record<string, string[]>} */ ({
  'dead code': [...PRODUCT, 'e2e', 'bench'],
  'types of server code': ['backend', 'e2e', 'bench'],
  texts: ['content'],
  'server tests': PRODUCT,
  'process tests': PRODUCT,
  'tool tests': [...PRODUCT, 'docs'],
  journeys: [...PRODUCT, 'e2e'],
  'timed journeys': [...PRODUCT, 'e2e'],
  budgets: [...PRODUCT, 'bench'],
})

/** Why a check cannot be run in this checkout, as a sentence; undefined where it can. @param {string} name */
export const cannotRun = (name) => missingFolders(name, NEEDS[name] ?? [])
