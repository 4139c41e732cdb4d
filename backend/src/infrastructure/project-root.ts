import { existsSync } from 'node:fs'
import path from 'node:path'
import { StartError } from '../lib/start-error'

/**
 * The folder that holds the workspace: content, migrations and built remotes are found from it at run time.
 * @param configured absolute or relative path that overrides the search
 * @throws StartError when no folder above `from` holds the workspace file
 */
export function findProjectRoot(configured: string | undefined, from = process.cwd()): string {
  if (configured) return path.resolve(configured)
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'pnpm-workspace.yaml'))) return folder
    if (folder === path.dirname(folder)) {
      throw new StartError(`No project folder above ${from}: start inside the project or set YAWMI_ROOT.`)
    }
  }
}
