import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Where a program is that the machine has; undefined where it has none. */
const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file))

/** WebKitGTK's own small browser, of the newest interface that is there: no program for people, so not on the path. */
const miniBrowser = () =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
    .flatMap((library) =>
      ['', 'x86_64-linux-gnu', 'aarch64-linux-gnu'].map((folder) => path.join('/usr/lib', folder, library)),
    )
    .map((folder) => path.join(folder, 'MiniBrowser'))
    .find((file) => fs.existsSync(file))

/** The version in what a program prints of itself. */
const versionOf = async (program = '', ...args: string[]) =>
  /\d[\d.]+\w*/.exec((await run(program, args)).stdout)?.[0] ?? ''

interface Engine {
  packages: string[]
  programs: () => Record<string, string | undefined>
  version: () => Promise<string>
}
export type EngineName = 'firefox' | 'webkit'

/** The engines: Debian's packages of each, the programs that it needs, where this machine has them, and its version. */
export const ENGINES: Record<EngineName, Engine> = {
  firefox: {
    packages: ['firefox-esr'],
    programs: () => ({ firefox: onPath('firefox-esr') ?? onPath('firefox') }),
    version: () => versionOf(ENGINES.firefox.programs().firefox, '--version'),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: () => ({
      WebKitWebDriver: onPath('WebKitWebDriver'),
      MiniBrowser: miniBrowser(),
      Xvfb: onPath('Xvfb'),
    }),
    version: () => versionOf('dpkg-query', '--show', '--showformat=${Version}', 'webkit2gtk-driver'),
  },
}

/** Names of the programs of an engine that this machine does not have. */
const missingPrograms = (name: EngineName) =>
  Object.entries(ENGINES[name].programs()).flatMap(([program, file]) => (file ? [] : [program]))

/**
 * Installs what an engine lacks, where this user may.
 * @returns why it is not there in the end, as a sentence; undefined where it is
 */
export async function installEngine(name: EngineName): Promise<string | undefined> {
  const { packages } = ENGINES[name]
  if (missingPrograms(name).length === 0) return undefined
  const advice = `install ${packages.join(' and ')}`
  const isRoot = process.getuid?.() === 0
  if (!onPath('apt-get') || !isRoot) {
    const how = onPath('apt-get') ? `: sudo apt-get install ${packages.join(' ')}` : ''
    return `${missingPrograms(name).join(', ')} missing; ${advice}${how}`
  }
  const apt = (...args: string[]) =>
    run('apt-get', ['-qq', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  try {
    await apt('update')
    await apt('install', '--yes', '--no-install-recommends', ...packages)
  } catch (error) {
    return `${missingPrograms(name).join(', ')} missing, and apt-get could not ${advice}: ${(error as Error).message.trim()}`
  }
  const missing = missingPrograms(name)
  return missing.length === 0 ? undefined : `${missing.join(', ')} missing even with ${packages.join(' and ')}`
}
