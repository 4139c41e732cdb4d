import fs from 'node:fs'
import path from 'node:path'
import { isHere, missingFolders } from '../lib/checkout.mjs'
import { CACHE, REMOTES, ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { readReport } from './jest-report.mjs'
import { readPlaywrightReport } from './playwright-report.mjs'
import { check, tests } from './turbo.mjs'

const bin = (name) => path.join(ROOT, 'node_modules/.bin', name)

/** @typedef {{ passed: number, failed: number, output: string, flaky?: { name: string, error: string }[] }} Result */

/**
 * A run that writes a report: counts its tests, and those that passed at the second try only. `output` is what there is
 * to read: with `tell` what its tests print even when all is well.
 * @returns {(env?: NodeJS.ProcessEnv) => Promise<Result>}
 */
const counted =
  (name, read, argvOf, { cwd = ROOT, tell = false }) =>
  async (env) => {
    const report = path.join(CACHE, 'tests', `${name}.json`)
    fs.mkdirSync(path.dirname(report), { recursive: true })
    fs.rmSync(report, { force: true })
    const { code, output } = await run(argvOf(report), {
      cwd,
      quiet: true,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    })
    if (!fs.existsSync(report)) return { passed: 0, failed: 1, output }
    const { passed, failed, failures, flaky, told = output } = read(JSON.parse(fs.readFileSync(report, 'utf8')))
    const counts = { passed, failed: code === 0 ? failed : Math.max(failed, 1), flaky }
    if (counts.failed > 0) return { ...counts, output: failures.join('\n') || output }
    return { ...counts, output: tell ? told : '' }
  }

const jest = (name, args, { tell = false } = {}) =>
  counted(name, readReport, (report) => [bin('jest'), '--json', `--outputFile=${report}`, ...args], { tell })

/** A run of Playwright in a package's folder. */
const playwright = (name, folder, args = [], { tell = false } = {}) => {
  const cwd = path.join(ROOT, folder)
  const cli = path.join(cwd, 'node_modules/@playwright/test/cli.js')
  return counted(name, readPlaywrightReport, () => [process.execPath, cli, 'test', '--reporter=json', ...args], {
    cwd,
    tell,
  })
}

/** Rules, tools and releases are tested with the tools. */
const TOOLS = ['tooling', 'shared/lint', 'shared/releases'].filter(isHere)
const WEB = [...['shell'].filter(isHere), 'shared/*', 'mfe-*', ...TOOLS.map((folder) => `!${folder}`)]

/** Hostile requests at the built server; `HUNT_REQUESTS` and `HUNT_SEED` say how many and which. */
export const HUNT = jest('hunt', ['--projects', 'backend', '--maxWorkers=1', 'test/hunt/'], { tell: true })

/** Every test that draws random examples, but for the hostile requests; `EXAMPLES` says which it draws. */
export const HUNT_EXAMPLES = (env) =>
  jest('hunt-examples', [
    '--projects',
    ...[...new Set(exampleTests().map((file) => /^(shared\/)?[^/]+/.exec(file)?.[0] ?? ''))],
    '--maxWorkers=1',
    '--runTestsByPath',
    ...exampleTests(),
  ])(env)

/** Every check of `npm test`, by name; one that takes long as a list of its parts. */
export const STEPS = {
  format: check('format'),
  lint: check('lint'),
  boundaries: check('boundaries'),
  'folder circles': check('folder-circles'),
  'dead code': check('dead-code'),
  'types of browser code': check('types-web'),
  'types of server code': check('types-node'),
  'types of the tools': check('types-tools'),
  texts: check('texts'),
  'unit tests of browser code': tests(WEB),
  // In parts, so that the last of them ends when the rest does.
  'server tests': [
    tests(['backend'], { task: 'test:site' }),
    ...[1, 2, 3].map((part) => tests(['backend'], { task: 'test:server', args: [`--shard=${part}/3`] })),
  ],
  'tool tests': tests(TOOLS),
  journeys: playwright('journeys', 'e2e'),
  budgets: playwright('budgets', 'bench', [], { tell: true }),
}

const PRODUCT = ['shell', 'backend', 'content', ...REMOTES.map((remote) => `mfe-${remote}`)]

/** What a check needs besides `shared` and `tooling`; a checkout of one remote does not have it. */
const NEEDS = {
  'dead code': [...PRODUCT, 'e2e', 'bench'],
  'types of server code': ['backend', 'e2e', 'bench'],
  texts: ['content'],
  'server tests': PRODUCT,
  'tool tests': [...PRODUCT, 'docs'],
  journeys: [...PRODUCT, 'e2e'],
  budgets: [...PRODUCT, 'bench'],
}

/** Why a check cannot be run in this checkout, as a sentence; undefined where it can. */
export const cannotRun = (name) => missingFolders(name, NEEDS[name] ?? [])

/** The content remote measured whole; the checks run a short form of it among the budgets. */
export const CONTENT_BENCH = playwright('content-bench', 'bench', ['content-'], { tell: true })

/** The designer remote measured whole; the checks weigh its scripts. */
export const DESIGNER_BENCH = playwright('designer-bench', 'bench', ['designer'], { tell: true })

/** Bytes of an integrator's pages; the checks measure them too. */
export const EMBED_BENCH = playwright('embed-bench', 'bench', ['embed'], { tell: true })

/** The chaos suite whole; the server tests run a short form of it. */
export const CHAOS = () =>
  jest('chaos', ['--projects', 'backend', '--maxWorkers=1', 'test/chaos/'], { tell: true })({ CHAOS: 'whole' })

/** Journeys in the examples of docs/integrators that were built: `{ name, folder }` each. */
export const HOSTS = (built) =>
  playwright('hosts', 'e2e', ['--workers=1', '--no-deps', 'src/hosts/'])({ HOSTS: JSON.stringify(built) })

/** Journeys that every remote takes part in, through a product whose root is elsewhere. */
export const COMPATIBILITY = (root) =>
  playwright('compatibility', 'e2e', [
    '--no-deps',
    ...[
      'sign-up',
      'free-visitor',
      'navigation',
      'home-frame',
      'content-screens',
      'account',
      'design-studio',
      'web-view',
    ].map((name) => `src/journeys/${name}.test.ts`),
  ])({ YAWMI_ROOT: root })

/** Test files that draw random examples, but for the hunt with hostile requests. */
function exampleTests() {
  return fs
    .globSync('{shell,shared/*,mfe-*,backend}/{src,test}/**/*.test.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !file.includes('/test/hunt/'))
    .filter((file) => fs.readFileSync(path.join(ROOT, file), 'utf8').includes("from 'fast-check'"))
}
