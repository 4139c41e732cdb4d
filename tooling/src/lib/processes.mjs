import fs from 'node:fs'

/**
 * What the processes of a group are, to tell what a program waits for.
 * @param {number | undefined} group the id of its first process
 * @returns {string[]} a line each: id, state and command; none where the system is not Linux
 */
export const processesOf = (group) =>
  fs.globSync('/proc/[0-9]*/stat').flatMap((file) => {
    try {
      const stat = fs.readFileSync(file, 'utf8')
      // The name before it is in brackets, and may have any character.
      const [state, , id] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      if (Number(id) !== group) return []
      const command = fs.readFileSync(file.replace(/stat$/, 'cmdline'), 'utf8').replaceAll('\0', ' ').trim()
      return [`${Number.parseInt(stat, 10)} ${state} ${command}`]
    } catch {
      // It has ended in the meantime.
      return []
    }
  })
