import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fail, say } from './log.mjs'
import { ensureNode } from './node.mjs'
import { fetchPackage } from './npm-package.mjs'
import { linkUnlocked, unlocked } from './link-packages.mjs'
import { CACHE, REMOTES, ROOT } from './root.mjs'
import { run } from './run.mjs'

const STAMP = path.join(ROOT, 'node_modules/.yawmi-installed')

/** Makes sure that a Node of the right age runs this, and that what is installed is what the lock file says. */
export async function bootstrap() {
  await ensureNode()
  const expected = installFingerprint()
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === expected) return linkUnlocked()
  say('installing packages')
  // An installation that is cut short is half of this one, and no longer that of before.
  fs.rmSync(STAMP, { force: true })
  // Those that the lock file does not have, pnpm would refuse; they are linked afterwards.
  const others = unlocked(ROOT, REMOTES).flatMap((name) => ['--filter', `!./mfe-${name}`])
  const { code, output } = await run(
    [process.execPath, await pnpm(), ...others, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: ROOT,
      quiet: true,
      env: { CI: 'true' },
    },
  )
  if (code !== 0) fail(`the packages could not be installed:\n${output}`)
  fs.writeFileSync(STAMP, expected)
  linkUnlocked()
}

/** Path of the pnpm that package.json pins; fetched once into the repository's own cache. */
export function pnpm() {
  const { packageManager } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const [name, version] = packageManager.split('@')
  return fetchPackage({ name, version, to: path.join(CACHE, `pnpm-${version}`), program: 'bin/pnpm.mjs' })
}

/** Without Node's version: the packages' native parts are made for Node-API, which is the same in each. */
function installFingerprint() {
  const hash = crypto.createHash('sha256')
  const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
  for (const file of manifests) hash.update(fs.readFileSync(path.join(ROOT, file)))
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`
}
