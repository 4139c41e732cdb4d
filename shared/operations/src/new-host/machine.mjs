import { execFileSync, spawn, spawnSync } from 'node:child_process'
import crypto from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '@yawmi/releases/https/temporary-folder'

/** @typedef {Awaited<ReturnType<typeof bootMachine>>} Machine */

/** What root has there after a login, and nothing of the machine around it. */
const ENVIRONMENT = [
  'HOME=/root',
  'USER=root',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  'LANG=C.UTF-8',
  // Nobody is there to answer.
  'DEBIAN_FRONTEND=noninteractive',
]
const BOOT_SECONDS = 60
const STOP_MS = 30_000

/**
 * A machine of its own: processes, files, loopback network and systemd as process 1, by systemd-nspawn.
 * @param {string} image a tar archive of its files
 */
export async function bootMachine(image) {
  const folder = temporaryFolder('yawmi-machine-')
  const root = path.join(folder, 'root')
  fs.mkdirSync(root)
  execFileSync('tar', ['-xf', image, '-C', root])
  fs.copyFileSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'))
  // An installer has made one; without it the first start asks questions at the console.
  fs.writeFileSync(path.join(root, 'etc/machine-id'), `${crypto.randomBytes(16).toString('hex')}\n`)
  const args = [
    '--quiet',
    '--boot',
    '--register=no',
    '--private-network',
    '--resolv-conf=off',
    '--timezone=off',
    '--console=pipe',
  ]
  // Where no systemd could make a unit for it, it stays where it was started.
  if (!fs.existsSync('/run/systemd/system')) args.push('--keep-unit')
  const nspawn = spawn('systemd-nspawn', [...args, '--directory', root], { stdio: ['ignore', 'pipe', 'pipe'] })
  let console = ''
  for (const stream of [nspawn.stdout, nspawn.stderr]) stream.on('data', (text) => (console += text))
  const ended = once(nspawn, 'exit')

  /**
   * Runs a line of bash there, as root, in root's folder.
   * @param {string} line
   * @param {{ network?: 'own' | 'outer' }} [how] the outer network is the one that packages come by
   * @returns {{ status: number | null, output: string }}
   */
  function run(line, how = {}) {
    const target = [
      `--target=${leader()}`,
      '--mount',
      '--uts',
      '--ipc',
      '--pid',
      ...(how.network === 'outer' ? [] : ['--net']),
    ]
    const shell = ['env', '-i', '--chdir=/root', ...ENVIRONMENT, 'bash', '-c', line]
    const { status, stdout, stderr } = spawnSync('nsenter', [...target, ...shell], { encoding: 'utf8' })
    return { status, output: stdout + stderr }
  }

  /** Its process 1, as this machine numbers it. */
  function leader() {
    const [pid = ''] = fs.readFileSync(`/proc/${nspawn.pid}/task/${nspawn.pid}/children`, 'utf8').split(' ')
    if (!pid) throw new Error(`the machine does not run: ${console}`)
    return pid
  }

  /** Waits until all that starts with it has started. */
  async function booted() {
    let state = ''
    for (let tries = 0; tries < BOOT_SECONDS * 2 && nspawn.exitCode === null; tries += 1) {
      await wait(500)
      try {
        state = run('systemctl is-system-running').output.trim()
        if (state === 'running') return
      } catch {
        // Its first process is not there yet.
      }
    }
    throw new Error(`the machine did not start: ${state} ${console}`)
  }

  async function stop() {
    nspawn.kill('SIGTERM')
    const timer = setTimeout(() => nspawn.kill('SIGKILL'), STOP_MS)
    if (nspawn.exitCode === null) await ended
    clearTimeout(timer)
    fs.rmSync(folder, { recursive: true, force: true })
  }

  try {
    await booted()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    run,
    stop,
    /** Puts a file into root's folder there, or at a path of its own. @param {string} file @param {string} [to] */
    put: (file, to = path.join('root', path.basename(file))) => {
      fs.mkdirSync(path.dirname(path.join(root, to)), { recursive: true })
      fs.copyFileSync(file, path.join(root, to))
    },
    /** Runs a program of this machine in the network of that one. @param {string} program @param {string[]} args */
    fromItsNetwork: (program, args) =>
      spawnSync('nsenter', [`--target=${leader()}`, '--net', program, ...args], { encoding: 'utf8' }),
  }
}
