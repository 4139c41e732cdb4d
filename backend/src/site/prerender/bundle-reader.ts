import path from 'node:path'
import type { Releases } from '../releases/releases'
import type { ShellFiles } from '../releases/shell-files'

/** Reads a server bundle as it was released: the shell's, or a remote's. */
export const bundleReader = (shell: ShellFiles, releases: Releases) => (file: string) =>
  path.dirname(file) === shell.folder
    ? shell.read(path.basename(file))
    : releases.read(`/${path.relative(releases.folder, file)}`)
