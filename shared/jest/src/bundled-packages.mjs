import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Packages that most test files load in hundreds of modules, by the package of ours that depends on them. */
const BUNDLED = {
  'shared/jest': ['@testing-library/dom', '@testing-library/jest-dom/matchers'],
  'shared/testing': ['msw', 'msw/node', '@testing-library/react', '@testing-library/user-event'],
  'shared/events': ['rxjs'],
}

/** One copy of them in a test, whoever imports them; found from where the bundle lies. */
const OUTSIDE = ['react', 'react-dom']
const PLACE = path.join(ROOT, 'shared/testing/node_modules/.cache/jest')

/**
 * jest evaluates every module anew for each test file, and each costs it some 0.4 ms, whatever is in it. What tests
 * themselves are made with is therefore bundled into one file, once for each state of the lock file.
 * @returns {Record<string, string>} jest's `moduleNameMapper` for these packages.
 */
export function bundledPackages() {
  const folder = path.join(PLACE, fingerprint())
  if (!fs.existsSync(folder)) bundle(folder)
  return Object.fromEntries(names().map((name) => [`^${name}$`, path.join(folder, fileOf(name))]))
}

const names = () => Object.values(BUNDLED).flat()
/** @param {string} name */
const fileOf = (name) => `${name.replaceAll('/', '+')}.cjs`

/** @param {string} folder */
function bundle(folder) {
  const draft = `${folder}.${process.pid}`
  const exported = names().map((name) => `'${name}': () => require('${name}')`)
  buildSync({
    stdin: { contents: `module.exports = { ${exported.join(',\n')} }`, resolveDir: ROOT },
    nodePaths: Object.keys(BUNDLED).map((owner) => path.join(ROOT, owner, 'node_modules')),
    outfile: path.join(draft, 'packages.cjs'),
    bundle: true,
    platform: 'node',
    conditions: [],
    mainFields: ['main'],
    external: OUTSIDE,
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'error',
  })
  for (const name of names())
    fs.writeFileSync(path.join(draft, fileOf(name)), `module.exports = require('./packages.cjs')['${name}']()\n`)
  try {
    fs.renameSync(draft, folder)
  } catch {
    // Another run has just made it.
    fs.rmSync(draft, { recursive: true })
  }
}

function fingerprint() {
  const hash = crypto.createHash('sha256')
  for (const file of [path.join(ROOT, 'pnpm-lock.yaml'), import.meta.filename]) hash.update(fs.readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
