import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

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

/** Installs packages where that is possible, on Debian as root; none of their services is started. @param {string[]} packages */
export function install(packages) {
  if (packages.length === 0 || process.getuid?.() !== 0 || !isThere('apt-get')) return
  console.log(`Installing ${packages.join(', ')}`)
  const isOurs = !fs.existsSync(POLICY)
  if (isOurs) fs.writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    spawnSync('apt-get', ['update'])
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  } finally {
    if (isOurs) fs.rmSync(POLICY)
  }
}
