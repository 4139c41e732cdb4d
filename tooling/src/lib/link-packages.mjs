import fs from 'node:fs'
import path from 'node:path'
import { fail } from './log.mjs'
import { REMOTES, ROOT } from './root.mjs'

/**
 * Links what a new remote needs, where the lock file does not have that remote: the lock would only repeat what other
 * packages of the workspace have installed, and a team need not change it to begin. A package that none of them has does need
 * an installation. @param {string} [root] @param {string[]} [remotes] names of those that are there
 */
export function linkUnlocked(root = ROOT, remotes = REMOTES) {
  for (const remote of unlocked(root, remotes)) {
    const folder = path.join(root, `mfe-${remote}`)
    const { peerDependencies = {}, dependencies = {}, devDependencies = {} } = read(path.join(folder, 'package.json'))
    const names = Object.keys({ ...peerDependencies, ...dependencies, ...devDependencies })
    const missing = names.filter((name) => !link(root, folder, name))
    if (missing.length > 0)
      fail(
        `mfe-${remote} needs ${missing.join(', ')}, which no other package here has: npm run pnpm -- install adds it to pnpm-lock.yaml`,
      )
  }
}

/** Remotes that the lock file does not have. @param {string} root @param {string[]} remotes */
export function unlocked(root, remotes) {
  const lock = fs.readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
  return remotes.filter((name) => !lock.includes(`\n  mfe-${name}:\n`))
}

const read = (/** @type {string} */ file) => JSON.parse(fs.readFileSync(file, 'utf8'))

/** Links a package as its manager would. @returns {boolean} whether it is there */
function link(/** @type {string} */ root, /** @type {string} */ folder, /** @type {string} */ name) {
  const to = path.join(folder, 'node_modules', name)
  if (fs.existsSync(to)) return true
  const from = [
    ...(name.startsWith('@yawmi/') ? [path.join(root, 'shared', name.slice('@yawmi/'.length))] : []),
    path.join(root, 'node_modules', name),
    ...fs.readdirSync(path.join(root, 'shared')).map((other) => path.join(root, 'shared', other, 'node_modules', name)),
  ].find((place) => fs.existsSync(path.join(place, 'package.json')))
  if (from === undefined) return false
  fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.rmSync(to, { force: true })
  fs.symlinkSync(path.relative(path.dirname(to), fs.realpathSync(from)), to)
  return true
}
