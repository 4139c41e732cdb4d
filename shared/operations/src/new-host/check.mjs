import { execFileSync } from 'node:child_process'
import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '@yawmi/releases/https/temporary-folder'
import { ROOT } from '@yawmi/tooling/root'
import { makeCertificate } from '../certificate.mjs'
import { debianRoot } from './debian-root.mjs'
import { bootMachine } from './machine.mjs'
import { newHostPage } from './page.mjs'

const UNITS = ['yawmi-web', 'yawmi-media', 'yawmi-worker', 'nginx', 'postgresql']
const LOOK = path.join(import.meta.dirname, 'look-at-site.mjs')

/**
 * Does what the page for operators says, line by line as it stands there, on a Debian that has nothing of ours, and looks at the site
 * as a browser would. Packages come by the network of this machine; all else there is its own.
 * @returns {Promise<import('../checks.mjs').Outcome>}
 */
export async function checkNewHost() {
  const page = newHostPage()
  const folder = temporaryFolder('yawmi-new-host-')
  let machine
  let output = ''
  try {
    const image = debianRoot()
    const files = bring(folder, page.settings)
    machine = await bootMachine(image)
    for (const [from, to] of files) machine.put(from, to)
    for (const command of page.commands) {
      const network = command.startsWith('apt-get ') ? 'outer' : 'own'
      const { status, output: printed } = machine.run(command, { network })
      output += `$ ${command}\n`
      if (status !== 0) return { passed: false, output: `${output}${printed}${logOf(machine)}` }
    }
    const { status, stdout, stderr } = machine.fromItsNetwork(process.execPath, [LOOK])
    const states = machine
      .run(`systemctl is-active ${UNITS.join(' ')}`)
      .output.trim()
      .split('\n')
    const enabled = machine
      .run(`systemctl is-enabled ${UNITS.join(' ')}`)
      .output.trim()
      .split('\n')
    const passed = status === 0 && states.every((one) => one === 'active') && enabled.every((one) => one === 'enabled')
    const found = `${stdout}${stderr}${UNITS.map((unit, at) => `${unit}: ${states[at]}, ${enabled[at]}\n`).join('')}`
    return { passed, output: `${output}${found}${passed ? '' : logOf(machine)}` }
  } finally {
    await machine?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {import('./machine.mjs').Machine} machine */
const logOf = (machine) => machine.run('journalctl --no-pager --lines=60 --unit="yawmi-*" --unit=nginx').output

/**
 * What an operator has brought: the archive, that of Node as its makers lay it out, settings and a certificate.
 * @param {string} folder @param {string[]} settings
 * @returns {[from: string, to?: string][]}
 */
function bring(folder, settings) {
  /** @param {string} name */
  const file = (name) => path.join(folder, name)
  execFileSync(process.execPath, [path.join(ROOT, 'tooling/bin/bundle.mjs'), file('archive')], { stdio: 'pipe' })
  const [archive = ''] = fs.readdirSync(file('archive'))

  const node = `node-${process.version}-linux-${process.arch}`
  fs.mkdirSync(file(`${node}/bin`), { recursive: true })
  fs.copyFileSync(process.execPath, file(`${node}/bin/node`))
  fs.chmodSync(file(`${node}/bin/node`), 0o755)
  execFileSync('tar', ['-I', 'gzip -1', '-cf', file(`${node}.tar.gz`), '-C', folder, node])

  fs.writeFileSync(file('settings.env'), `${filledIn(settings).join('\n')}\n`)
  makeCertificate({ certificate: file('certificate.pem'), key: file('key.pem') })
  return [
    [file(`archive/${archive}`)],
    [file(`${node}.tar.gz`)],
    [file('settings.env')],
    [file('certificate.pem'), 'etc/ssl/yawmi.pem'],
    [file('key.pem'), 'etc/ssl/private/yawmi.key'],
  ]
}

/**
 * The page's settings, with what it leaves to the operator; a rehearsal has the sandbox carrier.
 * @param {string[]} settings
 */
function filledIn(settings) {
  /** @type {Record<string, string>} */
  const given = { OTP_SECRET: crypto.randomBytes(32).toString('hex'), CARRIER: 'sandbox' }
  const lines = settings.map((line) => {
    const [name = '', value = ''] = line.split('=', 2)
    if (!value.startsWith('<')) return line
    if (!given[name]) throw new Error(`nobody says what ${name} is`)
    return `${name}=${given[name]}`
  })
  return [...lines, 'ALLOW_IN_PRODUCTION=sandbox']
}
