import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where a program is that the machine has; undefined where it has none. */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file))

/** WebKitGTK's own small browser, of the newest interface that is there. */
const miniBrowser = () =>
  ['6.0', '4.1', '4.0']
    .flatMap((version) => ['/usr/lib', `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`].map(
      (folder) => path.join(folder, `webkit${version === '6.0' ? '' : '2'}gtk-${version}`, 'MiniBrowser'),
    ))
    .find((file) => fs.existsSync(file))

/**
 * The engines, each with the packages that Debian has it in, and the programs that it needs, found on this machine.
 */
export const ENGINES = {
  firefox: {
    packages: ['firefox-esr'],
    programs: () => ({ firefox: onPath('firefox-esr') ?? onPath('firefox') }),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: () => ({
      WebKitWebDriver: onPath('WebKitWebDriver'),
      MiniBrowser: miniBrowser(),
      Xvfb: onPath('Xvfb'),
    }),
  },
}

/** Names of the programs of an engine that this machine does not have. */
export const missingPrograms = (name) =>
  Object.entries(ENGINES[name].programs()).flatMap(([program, file]) => (file ? [] : [program]))

/**
 * Installs what an engine lacks, where this user may.
 * @returns why it is not there in the end, as a sentence; undefined where it is
 */
export async function installEngine(name) {
  const { packages } = ENGINES[name]
  if (missingPrograms(name).length === 0) return undefined
  const advice = `install ${packages.join(' and ')}`
  const isRoot = process.getuid?.() === 0
  if (!onPath('apt-get') || !isRoot) {
    const how = onPath('apt-get') ? `: sudo apt-get install ${packages.join(' ')}` : ''
    return `${missingPrograms(name).join(', ')} missing; ${advice}${how}`
  }
  const apt = (...args) => run('apt-get', ['-qq', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  try {
    await apt('update')
    await apt('install', '--yes', '--no-install-recommends', ...packages)
  } catch (error) {
    return `${missingPrograms(name).join(', ')} missing, and apt-get could not ${advice}: ${error.message.trim()}`
  }
  const missing = missingPrograms(name)
  return missing.length === 0 ? undefined : `${missing.join(', ')} missing even with ${packages.join(' and ')}`
}
