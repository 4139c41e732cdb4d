import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fail, say } from './log.mjs'
import { CACHE, ROOT } from './root.mjs'
import { run } from './run.mjs'

const STAMP = path.join(ROOT, 'node_modules/.yawmi-installed')

/** Makes sure that the pinned pnpm is here and that what is installed is what the lock file says. */
export async function bootstrap() {
  const expected = installFingerprint()
  if (fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === expected) return
  say('installing packages')
  const { code, output } = await run(
    [process.execPath, await pnpm(), 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: ROOT,
      quiet: true,
      env: { CI: 'true' },
    },
  )
  if (code !== 0) fail(`the packages could not be installed:\n${output}`)
  fs.writeFileSync(STAMP, expected)
}

/** Path of the pnpm that package.json pins; fetched once into the repository's own cache. */
async function pnpm() {
  const { packageManager } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const [, version] = packageManager.split('@')
  const prefix = path.join(CACHE, `pnpm-${version}`)
  const bin = path.join(prefix, 'node_modules/pnpm/bin/pnpm.cjs')
  const moduleBin = path.join(prefix, 'node_modules/pnpm/bin/pnpm.mjs')
  const found = () => [bin, moduleBin].find((file) => fs.existsSync(file))
  if (!found()) {
    say(`fetching pnpm ${version}`)
    fs.mkdirSync(prefix, { recursive: true })
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const { code, output } = await run(
      [npm, 'install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', `pnpm@${version}`],
      { quiet: true },
    )
    if (code !== 0) fail(`pnpm ${version} could not be fetched:\n${output}`)
  }
  return found() ?? fail('pnpm was installed, but its program is not where it should be')
}

function installFingerprint() {
  const hash = crypto.createHash('sha256')
  const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
  for (const file of manifests) hash.update(fs.readFileSync(path.join(ROOT, file)))
  return `${hash.digest('hex')} ${process.version} ${process.platform}-${process.arch}`
}
