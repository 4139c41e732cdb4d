import fs from 'node:fs'
import path from 'node:path'
import { run } from '@yawmi/tooling/run'
import { copyHost } from './folders.ts'

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'
/** What frameworks tell their makers, and ask at a terminal, is left out. */
const QUIET = { CI: 'true', NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' }

/** What a script of an example built: `vue`, `module-federation:rspack`. */
export interface BuiltHost {
  name: string
  folder: string
}

/**
 * Installs an example of the integrators' guide and runs every `build` script that its package.json has.
 * @param name folder of the example
 * @throws Error whose message goes on from the host's name, with the output of what failed
 */
export async function buildHost(name: string): Promise<BuiltHost[]> {
  const folder = copyHost(name)
  const { scripts } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { scripts: object }
  await install(folder)
  const built: BuiltHost[] = []
  for (const script of Object.keys(scripts).filter((one) => one.startsWith('build'))) {
    const out = path.join(folder, 'dist')
    await npm(folder, ['run', script], `could not be built by its script ${script}`)
    // Some bundlers leave the page to whoever serves the scripts.
    if (!fs.existsSync(path.join(out, 'index.html')))
      fs.copyFileSync(path.join(folder, 'index.html'), path.join(out, 'index.html'))
    const copied = path.join(folder, script.replace(':', '-'))
    fs.renameSync(out, copied)
    built.push({ name: script.replace('build', name), folder: copied })
  }
  return built
}

/** Installs what the example names, once for each of its manifests. */
async function install(folder: string): Promise<void> {
  const manifest = `${fs.readFileSync(path.join(folder, 'package.json'), 'utf8')}${process.version}`
  const stamp = path.join(folder, '.installed')
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === manifest) return
  fs.rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund']
  await npm(folder, ['install', ...options], 'is missing packages, which could not be installed')
  fs.writeFileSync(stamp, manifest)
}

async function npm(folder: string, args: string[], failure: string): Promise<void> {
  const { code, output } = await run([NPM, ...args], { cwd: folder, quiet: true, env: QUIET })
  if (code !== 0) throw new Error(`${failure}:\n${output.trim()}`)
}
