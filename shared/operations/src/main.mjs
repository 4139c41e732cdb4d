import { endWithChildren } from '@yawmi/tooling/run'
import { CHECKS } from './checks.mjs'
import { install, lackOf, missingOf } from './programs.mjs'

/**
 * `npm run test:operations`: what operators are given is tried with the programs that it is for: alert rules by promtool, queries of the dashboard by
 * Prometheus, units by systemd-analyze, the file for nginx by nginx in front of two servers, the image by podman, and the page for a new host on a Debian of its own.
 * `-- nginx` does those whose names have that word. It installs what is missing where it may, on Debian as root, and says what to install elsewhere.
 */
const word = process.argv[2] ?? ''
const checks = CHECKS.filter(({ name }) => name.includes(word))
if (checks.length === 0) {
  console.error(`No check has “${word}” in its name: ${CHECKS.map(({ name }) => name).join('; ')}`)
  process.exit(2)
}

endWithChildren()
await install(checks.flatMap(({ needs }) => missingOf(needs).map(([, debianPackage]) => debianPackage)))

let passed = 0
let failed = 0
let left = 0
for (const check of checks) {
  const obstacle = check.obstacle?.()
  if (obstacle) {
    left += 1
    console.log(`- ${check.name}: left out, for ${obstacle}`)
    continue
  }
  const lacking = missingOf(check.needs).map(lackOf)
  const outcome = lacking.length > 0 ? { passed: false, output: lacking.join('\n') } : await check.run()
  console.log(`${outcome.passed ? '✓' : '✗'} ${check.name}`)
  if (outcome.passed) passed += 1
  else {
    failed += 1
    console.log(outcome.output)
  }
}
console.log(`${passed} passed, ${failed} failed${left > 0 ? `, ${left} left out` : ''}`)
process.exit(failed === 0 ? 0 : 1)
