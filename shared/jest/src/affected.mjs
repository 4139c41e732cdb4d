import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * What a package's tests depend on: its files with a digest of each, and all else as one digest: packages that it is made from, libraries,
 * settings, Node.
 * @typedef {{ files: Record<string, string>, others: string }} Sources
 */

/** A change in one of these reaches the tests that import it, and no other. */
const MODULE = /^src\/.*\.tsx?$/
const TEST = /\.test\.tsx?$/
/** What is read in another way than by an import may be any file. */
const READS_FILES = /['"](node:)?(fs|fs\/promises|child_process)['"]/

/**
 * Reads them from what turbo says of a task.
 * @param {any} dry of `turbo run test --dry=json` @param {string} folder of the package, from the root
 * @returns {Sources & { isPassed: boolean }} `isPassed`: it passed so as it is
 */
export function sourcesOf({ tasks, globalCacheInputs }, folder) {
  const find = (/** @type {(task: any) => boolean} */ is) => tasks.find(is) ?? {}
  const { inputs, package: name, cache, ...task } = find((one) => one.directory === folder && one.task === 'test')
  const own = find(({ taskId }) => taskId === `${name}#sources`)
  const hashes = (own.dependencies ?? []).map((/** @type {string} */ id) => [id, find((one) => one.taskId === id).hash])
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
