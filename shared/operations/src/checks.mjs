import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '@yawmi/tooling/root'
import { checkNewHost } from './new-host/check.mjs'
import { debianRoot } from './new-host/debian-root.mjs'

/** How exposed a unit may be, of 100, by `systemd-analyze security`. */
const MAX_EXPOSURE = 20

/**
 * @typedef {{ passed: boolean, output: string }} Outcome
 * @typedef {object} Check
 * @property {string} name
 * @property {Record<string, string>} needs programs that must be there, with the package of Debian that has each
 * @property {() => string | undefined} [obstacle] why it cannot be done here, where that is not a program
 * @property {() => Outcome | Promise<Outcome>} run
 */

/** @param {string[][]} commands each a program with its arguments @returns {Outcome} */
function runAll(commands, cwd = ROOT) {
  let output = ''
  for (const [program, ...args] of commands) {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
    output += stdout + stderr
    if (status !== 0) return { passed: false, output: `${[program, ...args].join(' ')}\n${output}` }
  }
  return { passed: true, output }
}

const PROMETHEUS = path.join(ROOT, 'shared/operations/src/prometheus')
const UNITS = path.join(ROOT, 'shared/operations/src/systemd')

/** Units name the Node of the hosts, which need not be here: this one stands in for it. */
function verifyUnits() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yawmi-units-'))
  try {
    const units = fs.readdirSync(UNITS).map((name) => path.join(folder, name))
    for (const unit of units) {
      const text = fs.readFileSync(path.join(UNITS, path.basename(unit)), 'utf8')
      fs.writeFileSync(unit, text.replaceAll('/usr/bin/node', process.execPath))
    }
    const verified = runAll([['systemd-analyze', 'verify', ...units]])
    // It ends with 0 on what it only warns of.
    if (!verified.passed || verified.output.trim()) return { ...verified, passed: false }
    const exposure = ['systemd-analyze', 'security', '--offline=true', '--no-pager', `--threshold=${MAX_EXPOSURE}`]
    return runAll(units.map((unit) => [...exposure, unit]))
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

/**
 * Runs a test of `backend/test/operations`, which the server's tests leave out.
 * @param {string} name @param {Record<string, string>} env @returns {Promise<Outcome>}
 */
async function runServerTest(name, env) {
  const { runJest } = await import('@yawmi/tooling/results')
  const { code, output } = await runJest(['--projects', 'backend', `--testPathPatterns=test/operations/${name}`], env)
  return { passed: code === 0, output }
}

/** @type {Check[]} */
export const CHECKS = [
  {
    name: 'alert rules',
    needs: { promtool: 'prometheus' },
    run: () =>
      runAll(
        [
          ['promtool', 'check', 'rules', 'alerts.yml'],
          ['promtool', 'test', 'rules', 'alerts.test.yml'],
        ],
        PROMETHEUS,
      ),
  },
  {
    name: 'queries of the dashboard',
    needs: { prometheus: 'prometheus' },
    run: () => runServerTest('dashboard', { OPERATIONS_PROMETHEUS: 'prometheus' }),
  },
  { name: 'systemd units', needs: { 'systemd-analyze': 'systemd' }, run: verifyUnits },
  {
    name: 'two servers behind nginx',
    needs: { nginx: 'nginx' },
    // The certificate is the test's own.
    run: () => runServerTest('nginx', { OPERATIONS_NGINX: 'nginx', NODE_TLS_REJECT_UNAUTHORIZED: '0' }),
  },
  {
    name: 'container image',
    needs: { mmdebstrap: 'mmdebstrap', podman: 'podman', runc: 'runc' },
    obstacle: () => (process.getuid?.() === 0 ? undefined : 'only root can make the root of an image'),
    run: () => runServerTest('container', { OPERATIONS_DEBIAN: debianRoot() }),
  },
  {
    name: 'new host, by the page for operators',
    needs: { mmdebstrap: 'mmdebstrap', 'systemd-nspawn': 'systemd-container', openssl: 'openssl' },
    obstacle: () => (process.getuid?.() === 0 ? undefined : 'only root can start a machine of its own'),
    run: checkNewHost,
  },
]
