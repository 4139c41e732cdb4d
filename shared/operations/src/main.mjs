import { spawnSync } from 'node:child_process'
import { CHECKS } from './checks.mjs'

/**
 * `npm run test:operations`: what operators are given is tried with the programs that it is for: alert rules by promtool, queries of the dashboard by
 * Prometheus, units by systemd-analyze, and the file for nginx by nginx in front of two servers. It installs what is missing where it may, on
 * Debian as root, and says what to install elsewhere.
 */
// Debian has some of them where only root looks.
process.env.PATH += ':/usr/sbin'
const isThere = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

const missing = CHECKS.filter(({ program }) => !isThere(program))
if (missing.length > 0 && process.getuid?.() === 0 && isThere('apt-get')) {
  const packages = missing.map(({ debianPackage }) => debianPackage)
  console.log(`Installing ${packages.join(', ')}`)
  spawnSync('apt-get', ['update'])
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
}

let passed = 0
let failed = 0
for (const { name, program, debianPackage, run } of CHECKS) {
  const outcome = isThere(program)
    ? await run()
    : { passed: false, output: `${program} is not here: install the package ${debianPackage}` }
  console.log(`${outcome.passed ? '✓' : '✗'} ${name}`)
  if (outcome.passed) passed += 1
  else {
    failed += 1
    console.log(outcome.output)
  }
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
