import { spawnSync } from 'node:child_process'
import path from 'node:path'

/**
 * A command that mounts a disk of its own, of memory, on a folder and then executes the rest of its arguments. Only that
 * process and its children see it, and it is gone with them.
 */
export const smallDisk = (folder: string, { size, files }: { size: string; files: number }): string[] => [
  ...NAMESPACE,
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size},nr_inodes=${files} tmpfs "$0" && exec "$@"`,
  folder,
]

/** Another user than root mounts in a user namespace of its own. */
const NAMESPACE = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--map-root-user']), '--mount']

/** Whether this machine lets us mount one. */
export const hasSmallDisks = (): boolean =>
  spawnSync('/usr/bin/env', [...smallDisk('/mnt', { size: '1m', files: 10 }), 'true']).status === 0

/** A file of such a disk as we see it, by the process that has it. */
export const onDiskOf = (pid: number, file: string): string => path.join(`/proc/${pid}/root`, file)
