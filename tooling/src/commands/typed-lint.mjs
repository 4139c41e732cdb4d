import fs from 'node:fs'
import path from 'node:path'
import { writeWhole } from '@yawmi/releases/write-whole'
import { CACHE, ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { hashesOf } from '../lib/turbo.mjs'
import { LIMIT_MS } from './results.mjs'

/** Folders of packages whose types were clean, with the fingerprint that they had then; it stays on this machine. */
const FILE = path.join(CACHE, 'tests/passed/typed-lint.json')
/** A change of these reaches all. */
const RULES = ['.oxlintrc.json', 'package.json']

/**
 * Rules on types, for the packages that a change has reached since they were clean. One run for all of them, in place of
 * turbo's one a package: each run would read the types of what the package is made from again.
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function typedLint() {
  const rules = RULES.map((name) => fs.readFileSync(path.join(ROOT, name), 'utf8')).join('\n')
  const hashes = await hashesOf('lint', [])
  const reached = process.env.TURBO_FORCE ? Object.keys(hashes) : reachedOf(hashes, rules, lastPassed())
  const unchanged = Object.keys(hashes).length - reached.length
  const lint = [path.join(ROOT, 'node_modules/.bin/oxlint'), ...reached]
  const ended =
    reached.length > 0
      ? await run(lint, { cwd: ROOT, quiet: true, limitMs: LIMIT_MS })
      : { code: 0, output: '', late: false }
  const clean = ended.code === 0
  if (clean) writeWhole(FILE, JSON.stringify({ rules, passed: hashes }))
  const { late, output } = ended
  return { passed: clean ? 1 : 0, flaky: 0, failed: clean ? 0 : 1, unchanged, late, output: clean ? '' : output }
}

/**
 * Packages whose types are to be looked at again.
 * @param {Record<string, string>} hashes fingerprints as they are, by folder
 * @param {string} rules as they are
 * @param {{ rules: string, passed: Record<string, string> } | undefined} last
 */
export const reachedOf = (hashes, rules, last) =>
  Object.keys(hashes).filter((folder) => last?.rules !== rules || last.passed[folder] !== hashes[folder])

/** What was clean last; nothing where there was no run before, or it was cut off. */
function lastPassed() {
  try {
    return JSON.parse(fs.readFileSync(FILE, 'utf8'))
  } catch {
    return undefined
  }
}
