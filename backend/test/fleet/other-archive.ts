import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes an archive of another version out of one: its shell's script has another name, as with other sources, which no host
 * of the first one has.
 * @param folder to make it in @returns its file
 */
export function otherArchive(archive: string, folder: string): string {
  const draft = mkdtempSync(path.join(folder, 'other-'))
  execFileSync('tar', ['-xzf', archive, '-C', draft, '--no-same-owner'])
  const name = path.basename(archive, '.tar.gz')
  const shell = path.join(draft, name, 'dist/shell')
  const list = path.join(shell, 'shell.json')
  const text = readFileSync(list, 'utf8')
  const [, script = ''] = /"\/assets\/(shell\.\w+)\.js"/.exec(text) ?? []
  const other = script.replace(/\w+$/, '00000000')
  writeFileSync(list, text.replaceAll(script, other))
  for (const file of readdirSync(shell))
    if (file.startsWith(`${script}.`)) renameSync(path.join(shell, file), path.join(shell, file.replace(script, other)))
  renameSync(path.join(draft, name), path.join(draft, `${name}-other`))
  const made = path.join(folder, `${name}-other.tar.gz`)
  execFileSync('tar', ['-I', 'gzip -1', '-cf', made, '-C', draft, `${name}-other`])
  return made
}
