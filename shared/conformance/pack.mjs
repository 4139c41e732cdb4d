import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Packs the command that integrators run as `npm publish` would: `node pack.mjs [<folder>]`, by default `dist/conformance`. Prints the
 * archive's path.
 */
const HERE = import.meta.dirname
const out = path.resolve(process.argv[2] ?? path.join(HERE, '../../dist/conformance'))
const { name, version, type, description, bin, engines, dependencies } = JSON.parse(
  fs.readFileSync(path.join(HERE, 'package.json'), 'utf8'),
)
const manifest = { name, version, type, description, bin, engines, dependencies }

if (hasOtherFiles()) {
  console.error(`${out} has other files, which would be removed: name a folder that is empty, or that is not there yet`)
  process.exit(1)
}
fs.rmSync(out, { recursive: true, force: true })
fs.mkdirSync(out, { recursive: true })
// First, so that a folder in which this was cut short is known for its own.
fs.writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
fs.cpSync(path.join(HERE, 'src'), path.join(out, 'src'), {
  recursive: true,
  filter: (file) => !file.endsWith('.test.mjs'),
})
fs.copyFileSync(path.join(HERE, 'README.md'), path.join(out, 'README.md'))
const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json'], { cwd: out, encoding: 'utf8' }))
process.stdout.write(`${path.join(out, filename)}\n`)

/** Whether the folder has anything that was not made here. */
function hasOtherFiles() {
  if (!fs.existsSync(out) || fs.readdirSync(out).length === 0) return false
  const file = path.join(out, 'package.json')
  return !fs.existsSync(file) || JSON.parse(fs.readFileSync(file, 'utf8')).name !== name
}
