import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { isAlive } from '@yawmi/releases/processes'
import { run } from '@yawmi/tooling/run'

/** @typedef {[program: string, debianPackage: string]} Lack a program that is not here, and what to install */

// Debian has some of them where only root looks.
process.env.PATH += ':/usr/sbin'

/** @param {string} program */
const isThere = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/**
 * Programs that are not here.
 * @param {Record<string, string>} needs with the package of Debian that has each
 * @returns {Lack[]}
 */
export const missingOf = (needs) => Object.entries(needs).filter(([program]) => !isThere(program))

/** What somebody is told of a program that is not here. @param {Lack} lack */
export const lackOf = ([program, debianPackage]) => `${program} is not here: install the package ${debianPackage}`

/** Has apt start no service of what it installs (man 8 invoke-rc.d). */
const POLICY = '/usr/sbin/policy-rc.d'
/** Whose it is, for one that is killed leaves it, and no service of this machine would ever be started by apt again. @param {number} pid */
const policyOf = (pid) => `#!/bin/sh\n# While process ${pid} of Yawmi's tests installs packages.\nexit 101\n`

/**
 * Installs packages where that is possible, on Debian as root; none of their services is started. Whoever calls it has called
 * `endWithChildren`, so that the file is taken away also where a signal ends it.
 * @param {string[]} packages
 */
export async function install(packages, policy = POLICY) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !isThere('apt-get')) return
  console.log(`Installing ${packages.join(', ')}`)
  const remove = forbidServices(policy)
  process.once('exit', remove)
  await run(['apt-get', 'update'], { quiet: true })
  await run(['apt-get', 'install', '-y', '--no-install-recommends', ...packages], { quiet: true })
  remove()
}

/** @param {string} policy a file @returns {() => void} allows them again, where nobody else has forbidden them */
function forbidServices(policy) {
  const text = fs.existsSync(policy) ? fs.readFileSync(policy, 'utf8') : ''
  const pid = Number(/# While process (\d+) of Yawmi's tests/.exec(text)?.[1])
  if (text !== '' && !(pid > 0 && !isAlive(pid))) return () => {}
  fs.writeFileSync(policy, policyOf(process.pid), { mode: 0o755 })
  return () => fs.rmSync(policy, { force: true })
}
