import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'

const isRoot = process.getuid?.() === 0
/** Another user than root mounts in a user namespace of its own. */
const UNSHARE = ['--mount', ...(isRoot ? [] : ['--map-root-user'])]
/** What the programs are told that enter it. */
const ENTER = ['--mount', ...(isRoot ? [] : ['--user', '--preserve-credentials'])]

interface User {
  uid: number
  gid: number
}

/** A disk of a few megabytes of memory, mounted on a folder for those processes alone that are started within it. */
export class SmallDisk {
  private constructor(
    private readonly folder: string,
    private readonly holder: ChildProcessByStdio<Writable, Readable, null>,
  ) {}

  /** Whether this machine lets us mount one. */
  static isPossible(): boolean {
    return spawnSync('unshare', [...UNSHARE, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
  }

  /** @param size as `mount` takes it. @param files how many there may be */
  static async on(
    folder: string,
    { size, files, user }: { size: string; files: number; user?: User },
  ): Promise<SmallDisk> {
    const owner = user ? `,uid=${user.uid},gid=${user.gid}` : ''
    const mount = `mount -t tmpfs -o mode=700,size=${size},nr_inodes=${files}${owner} tmpfs "$0"`
    // It ends when we do, as its standard input does, and the disk is gone with the last process within.
    const holder = spawn('unshare', [...UNSHARE, 'sh', '-c', `${mount} && echo mounted && exec cat`, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit')])
    if (holder.exitCode !== null) throw new Error('no disk could be mounted')
    return new SmallDisk(folder, holder)
  }

  /** A command that starts the rest of its arguments within. */
  within(user?: User): string[] {
    const as = user ? ['--setuid', String(user.uid), '--setgid', String(user.gid)] : []
    return ['nsenter', '--target', String(this.holder.pid), `--wd=${process.cwd()}`, ...ENTER, ...as]
  }

  /** A file on it, as we see it from outside. */
  path(...names: string[]): string {
    return path.join(`/proc/${this.holder.pid}/root`, this.folder, ...names)
  }

  /** Writes until there is no room: of bytes, or of names for files. */
  fill(what: 'bytes' | 'names' = 'bytes'): void {
    mkdirSync(this.path('filler'), { recursive: true })
    try {
      for (let file = 0; ; file += 1)
        writeFileSync(this.path('filler', String(file)), what === 'bytes' ? Buffer.alloc(64 * 1024) : '')
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }

  makeRoom(): void {
    rmSync(this.path('filler'), { recursive: true, force: true })
  }

  async stop(): Promise<void> {
    this.holder.kill('SIGKILL')
    if (this.holder.exitCode === null && this.holder.signalCode === null) await once(this.holder, 'exit')
  }
}
