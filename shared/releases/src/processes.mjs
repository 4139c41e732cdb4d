import fs from 'node:fs'
import path from 'node:path'

/** Whether a process of this machine runs. @param {number} pid */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It is somebody else's.
    return error.code === 'EPERM'
  }
}

/**
 * Removes what processes of this machine that were killed have left in a folder, which may be gigabytes: nobody else would.
 * @param {string} folder
 * @param {RegExp} names of what they make there; the first group is the number of the process
 */
export function removeLeftBehind(folder, names) {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const pid = Number(names.exec(name)?.[1])
    if (pid > 0 && !isAlive(pid)) fs.rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}
