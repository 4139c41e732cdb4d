import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../product/product'
import { digestOfFile, digestsNow } from './digests'
import { unchangedOf, type PassedTests, type Standing } from './passed'

/** What passed, by package; it stays on this machine. */
const fileOf = (folder: string) => path.join(ROOT, '.cache/tests/passed', `${folder}.json`)

export function readPassed(folder: string): PassedTests {
  if (!fs.existsSync(fileOf(folder))) return {}
  return JSON.parse(fs.readFileSync(fileOf(folder), 'utf8')) as PassedTests
}

/** By one rename: another run may read it at the same time. */
export function writePassed(folder: string, tests: PassedTests): void {
  const file = fileOf(folder)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(tests, null, 1))
  fs.renameSync(`${file}.${process.pid}`, file)
}

export function standingOf(folder: string): Standing {
  return {
    digests: digestsNow(folder),
    ofFile: (file) => (fs.existsSync(path.join(ROOT, file)) ? digestOfFile(file) : undefined),
  }
}

/**
 * Writes the names of the tests that no change has reached since they passed, for `--test-list-invert`.
 * @param folder of the package, from the root.
 * @param run `projects` whose tests they are, `list` where to, and `runsAll` where the list stays empty.
 */
export function listUnchanged(
  folder: string,
  { projects, list, runsAll }: { projects: string[]; list: string; runsAll: boolean },
): void {
  const passed = runsAll ? [] : Object.keys(unchangedOf(readPassed(folder), standingOf(folder)))
  const names = passed.filter((name) => projects.some((project) => name.startsWith(`[${project}] `)))
  fs.mkdirSync(path.dirname(list), { recursive: true })
  fs.writeFileSync(list, names.map((name) => `${name}\n`).join(''))
}
