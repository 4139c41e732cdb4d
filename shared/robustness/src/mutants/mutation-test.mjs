import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { preset } from '@yawmi/jest'
import { CACHE, ROOT } from '@yawmi/tooling/root'

/** Of two cores one is left to the machine. */
const AT_ONCE = 1
/** Beyond what its tests take, a mutant that loops is given so long. */
const TIMEOUT_MS = 2_000
/** Whole packages that Stryker copies: those that are mutated, and what their tests import by a path. */
const COPIED = ['backend', 'mfe-auth', 'mfe-designer', 'tooling', 'shared']
/** Random histories of subscriptions for each mutant; the checks draw thousands. */
const HISTORIES = '400'

/**
 * @param {string} name
 * @param {import('./groups.mjs').Group} group
 * @returns {Promise<{ mutants: number, killed: number, percent: string, report: string }>} `report` lists the survivors
 */
export async function mutationTest(name, { kind, mutate, tests, examplesMs }) {
  // Its processes find jest there, and run these examples.
  Object.assign(process.env, { NODE_PATH: path.join(ROOT, 'shared/robustness/node_modules'), HISTORIES })
  const folder = path.join(CACHE, 'mutation')
  const report = path.join(folder, `${name.replaceAll(' ', '-')}.txt`)
  const { rootDir: _rootDir, displayName: _displayName, ...jest } = preset(import.meta.url, kind)
  const roots = [...new Set(tests.map((pattern) => pattern.replace(/\/[^/]*[*.].*$/, '')))]
  const others = fs.readdirSync(ROOT).filter((file) => ![...COPIED, 'package.json'].includes(file))
  const stryker = new Stryker({
    mutate,
    testRunner: 'jest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/jest-runner'))],
    coverageAnalysis: 'perTest',
    concurrency: AT_ONCE,
    timeoutMS: TIMEOUT_MS,
    // Texts of errors and of logs are no rule.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignoreStatic: true,
    ignorePatterns: [...others.map((file) => `/${file}`), '**/dist', '**/.cache'],
    tempDirName: '.cache/mutation/sandbox',
    reporters: ['progress'],
    jest: {
      projectType: 'custom',
      enableFindRelatedTests: false,
      config: {
        ...jest,
        globals: { ...jest.globals, EXAMPLES_LIMIT_MS: examplesMs },
        roots: roots.map((root) => `<rootDir>/${root}`),
        testMatch: tests.map((pattern) => `<rootDir>/${pattern}`),
      },
    },
    allowConsoleColors: false,
  })
  const results = await stryker.runMutationTest()
  const counted = results.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status))
  const survivors = counted.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status))
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(report, survivors.map(describe).join('\n'))
  const killed = counted.length - survivors.length
  return {
    mutants: counted.length,
    killed,
    percent: ((killed / Math.max(counted.length, 1)) * 100).toFixed(0),
    report: path.relative(ROOT, report),
  }
}

/**
 * `backend/…/schedule.ts:12 Survived ConditionalExpression: true`
 * @param {Awaited<ReturnType<Stryker['runMutationTest']>>[number]} mutant
 */
const describe = ({ fileName, location, status, mutatorName, replacement }) =>
  `${path.relative(ROOT, fileName)}:${location.start.line}:${location.start.column} ${status} ${mutatorName}: ${replacement}`
