import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { failuresIn } from './failures.mjs'

/**
 * What a package's tests depend on: its files with a digest of each, and all else as one digest: packages that it is made from, libraries,
 * settings, Node.
 * @typedef {{ files: Record<string, string>, others: string }} Sources
 */

/**
 * A task as turbo describes it, as far as it is read here.
 * @typedef {object} Task
 * @property {string} directory of its package, from the root
 * @property {string} package
 * @property {string} task
 * @property {string} taskId `<package>#<task>`
 * @property {string} hash
 * @property {Record<string, string>} inputs digest by file
 * @property {string[]} [dependencies] ids of tasks
 * @property {{ status: string }} cache
 * @property {string} command
 * @property {string[]} cliArguments
 * @property {object} environmentVariables
 * @property {string} hashOfExternalDependencies
 */
/** What `turbo run test --dry=json` says. @typedef {{ tasks: Partial<Task>[], globalCacheInputs?: object }} DryRun */

/** A change in one of these reaches the tests that import it, and no other. */
const MODULE = /^src\/.*\.tsx?$/
const TEST = /\.test\.tsx?$/
/** What is read in another way than by an import may be any file. */
const READS_FILES = /['"](node:)?(fs|fs\/promises|child_process)['"]/

/**
 * Reads them from what turbo says of a task.
 * @param {DryRun} dry @param {string} folder of the package, from the root
 * @returns {Sources & { isPassed: boolean }} `isPassed`: it passed so as it is
 */
export function sourcesOf({ tasks, globalCacheInputs }, folder) {
  const find = (/** @type {(task: Partial<Task>) => boolean} */ is) => /** @type {Task} */ (tasks.find(is) ?? {})
  const { inputs, package: name, cache, ...task } = find((one) => one.directory === folder && one.task === 'test')
  const own = find(({ taskId }) => taskId === `${name}#sources`)
  const hashes = (own.dependencies ?? []).map((id) => [id, find((one) => one.taskId === id).hash])
  const { command, cliArguments, environmentVariables, hashOfExternalDependencies } = task
  const others = [globalCacheInputs, command, cliArguments, environmentVariables, hashOfExternalDependencies, hashes]
  return {
    files: inputs,
    others: crypto.createHash('sha256').update(JSON.stringify(others)).digest('hex'),
    isPassed: cache.status === 'HIT',
  }
}

/**
 * Files whose tests alone have to run, since all tests of the package passed.
 * @param {Sources | undefined} passed as they were then @param {Sources} now @param {string} dir folder of the package
 * @returns {string[] | undefined} nothing where any test may be reached
 */
export function changedFiles(passed, now, dir) {
  if (!passed || passed.others !== now.others) return undefined
  const names = [...new Set([...Object.keys(passed.files), ...Object.keys(now.files)])]
  const changed = names.filter((name) => passed.files[name] !== now.files[name])
  // Another module, or one less, may be what an import finds in the place of one that did not change.
  const isReachedByImports = (/** @type {string} */ name) =>
    MODULE.test(name) && (TEST.test(name) || (name in passed.files && name in now.files))
  if (!changed.every(isReachedByImports)) return undefined
  const modules = Object.keys(now.files).filter((name) => MODULE.test(name))
  if (modules.some((name) => READS_FILES.test(fs.readFileSync(path.join(dir, name), 'utf8')))) return undefined
  return changed.filter((name) => name in now.files)
}

/**
 * @typedef {object} Package
 * @property {string} folder from the root @property {string} dir the same, as a path
 * @property {string} noteFile where it is noted what passed
 * @property {() => Promise<DryRun>} dryRun what turbo says of its task `test`
 */
/** @typedef {{ code: number, output: string }} Ended */

/**
 * Runs the tests of a package that a change has reached since all of them passed: none, those of a few modules, or all (docs/adr/0108).
 * @param {Package} tested
 * @param {{ all: () => Promise<Ended>, related: (options: string[]) => Promise<Ended> }} run `related`: jest with these options
 * @returns {Promise<Ended>} `output`: what there is to read of those that failed
 */
export async function runReached({ folder, dir, noteFile, dryRun }, { all, related }) {
  const { isPassed, ...now } = sourcesOf(await dryRun(), folder)
  const passed = fs.existsSync(noteFile) ? JSON.parse(fs.readFileSync(noteFile, 'utf8')) : undefined
  const changed = isPassed ? [] : changedFiles(passed, now, dir)
  const ended = await (changed === undefined
    ? all()
    : changed.length === 0
      ? { code: 0, output: '' }
      : related(['--passWithNoTests', '--findRelatedTests', ...changed]))
  if (ended.code === 0) note(noteFile, now)
  return { ...ended, output: failuresIn(stripVTControlCharacters(ended.output)) }
}

/** Notes that all tests of a package have passed as it is, where turbo says that they have. @param {Package} tested */
export async function noteWherePassed({ folder, noteFile, dryRun }) {
  const { isPassed, ...now } = sourcesOf(await dryRun(), folder)
  if (isPassed) note(noteFile, now)
}

/** @param {string} file @param {Sources} sources */
function note(file, sources) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, JSON.stringify(sources))
}
