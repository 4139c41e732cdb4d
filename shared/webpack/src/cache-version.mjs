import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { outputVersion } from '@yawmi/releases/output-version'
import { ROOT } from './root.mjs'

/** What all bundles are made by, besides the libraries that the lock file names. */
const RULES = ['shared/webpack/src', 'shared/style-compiler/src']

let version

/**
 * A fingerprint of how bundles are made. What a build keeps for the next one is of use under the same one alone.
 * @returns {string}
 */
export const cacheVersion = () =>
  (version ??= RULES.reduce(
    (before, folder) => outputVersion(path.join(ROOT, folder), { before }, ''),
    crypto.hash('sha256', fs.readFileSync(path.join(ROOT, 'pnpm-lock.yaml'))),
  ))
