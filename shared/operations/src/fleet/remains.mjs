import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isAlive } from '@yawmi/releases/processes'

/** Of the names of a run's namespaces and folder: which process made them. */
const NAME = 'yawmi-fleet-'

/** @param {number} pid */
export const prefixOf = (pid) => `${NAME}${pid}-`
/** @param {number} pid */
export const folderOf = (pid) => path.join(os.tmpdir(), `${NAME}${pid}`)

/** Ends every process in the namespaces of a run, by its id, and removes these with their folder. @param {number} pid of the run */
export function removeFleet(pid) {
  for (const name of namespaces().filter((one) => one.startsWith(prefixOf(pid)))) {
    const { stdout } = spawnSync('ip', ['netns', 'pids', name], { encoding: 'utf8' })
    for (const id of stdout.split('\n').filter(Boolean).map(Number)) endAtOnce(id)
    spawnSync('ip', ['netns', 'delete', name])
    fs.rmSync(path.join('/etc/netns', name), { recursive: true, force: true })
  }
  // Processes that were just killed may be writing their last line.
  fs.rmSync(folderOf(pid), { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** Removes what is left of runs that were killed themselves. */
export function removeForgotten() {
  const names = [...namespaces(), ...fs.readdirSync(os.tmpdir())].flatMap((name) => {
    const [, pid] = new RegExp(`^${NAME}(\\d+)(-|$)`).exec(name) ?? []
    return pid ? [Number(pid)] : []
  })
  for (const pid of new Set(names)) if (!isAlive(pid)) removeFleet(pid)
}

function namespaces() {
  // It complains of those that are just being removed.
  const list = execFileSync('ip', ['netns', 'list'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const lines = list.split('\n')
  return lines.map((line) => line.split(' ')[0] ?? '').filter(Boolean)
}

/** @param {number} pid */
function endAtOnce(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}
