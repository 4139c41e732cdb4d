import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { writeWhole } from '@yawmi/releases/write-whole'
import { CACHE, ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'
import { hashesOf } from '../lib/turbo.mjs'
import { LIMIT_MS } from './results.mjs'

/** Folders of packages that were clean, with the fingerprint that they had then; it stays on this machine. */
const FILE = path.join(CACHE, 'tests/passed/lint.json')
/** A change of these reaches all, as one of the rules' package does. */
const RULES = ['oxlint.config.ts', 'package.json', 'pnpm-lock.yaml']
/** Code that no package has. */
const BESIDE = ['oxlint.config.ts', 'docs']

/**
 * The linter, for the packages that a change has reached since they were clean. One run for all of them, in place of
 * turbo's one a package: each run would read the types of what the package is made from again.
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function lint() {
  const hashes = await hashesOf('lint', [])
  const files = RULES.map((name) => fs.readFileSync(path.join(ROOT, name)))
  const rules = crypto.hash('sha256', Buffer.concat([...files, Buffer.from(hashes['shared/lint'])]))
  const reached = process.env.TURBO_FORCE ? Object.keys(hashes) : reachedOf(hashes, rules, lastPassed())
  const unchanged = Object.keys(hashes).length - reached.length
  const beside = BESIDE.filter((name) => fs.existsSync(path.join(ROOT, name)))
  const argv = [process.execPath, path.join(ROOT, 'node_modules/oxlint/bin/oxlint'), ...beside, ...reached]
  const { code, late, output } = await run(argv, { cwd: ROOT, quiet: true, limitMs: LIMIT_MS })
  const clean = code === 0
  if (clean) writeWhole(FILE, JSON.stringify({ rules, passed: hashes }))
  return { passed: clean ? 1 : 0, flaky: 0, failed: clean ? 0 : 1, unchanged, late, output: clean ? '' : output }
}

/**
 * Packages that are to be looked at again. @param {Record<string, string>} hashes fingerprints as they are, by folder
 * @param {string} rules as they are @param {{ rules: string, passed: Record<string, string> } | undefined} last
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
