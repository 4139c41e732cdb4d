import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '@yawmi/tooling/root'

const SUITE = 'bookworm'
const CACHED = path.join(ROOT, `.cache/operations/debian-${SUITE}.tar`)

/**
 * A Debian with its package manager and systemd, and nothing that we need. It is made once, by the packages' own archive, and as old as
 * this folder's cache: an operator's machine is not of today either.
 * @returns the file, a tar archive
 */
export function debianRoot() {
  if (fs.existsSync(CACHED)) return CACHED
  fs.mkdirSync(path.dirname(CACHED), { recursive: true })
  // Of a machine that reaches packages by a proxy, its settings for that.
  const settings = `--setup-hook=mkdir -p "$1/etc/apt" && cp -a /etc/apt/apt.conf.d "$1/etc/apt/"`
  const draft = `${CACHED.slice(0, -'.tar'.length)}.${process.pid}.tar`
  execFileSync('mmdebstrap', ['--variant=apt', '--include=systemd-sysv', settings, SUITE, draft], { stdio: 'pipe' })
  fs.renameSync(draft, CACHED)
  return CACHED
}
