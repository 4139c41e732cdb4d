import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Packs the command that integrators run as `npm publish` would: `node pack.mjs [<folder>]`, by default `dist/conformance`. Prints the
 * archive's path.
 */
const HERE = import.meta.dirname
const out = path.resolve(process.argv[2] ?? path.join(HERE, '../../dist/conformance'))

fs.rmSync(out, { recursive: true, force: true })
fs.mkdirSync(out, { recursive: true })
fs.cpSync(path.join(HERE, 'src'), path.join(out, 'src'), {
  recursive: true,
  filter: (file) => !file.endsWith('.test.mjs'),
})
fs.copyFileSync(path.join(HERE, 'README.md'), path.join(out, 'README.md'))
const { name, version, type, description, bin, engines, dependencies } = JSON.parse(
  fs.readFileSync(path.join(HERE, 'package.json'), 'utf8'),
)
const manifest = { name, version, type, description, bin, engines, dependencies }
fs.writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
const [{ filename }] = JSON.parse(execFileSync('npm', ['pack', '--json'], { cwd: out, encoding: 'utf8' }))
process.stdout.write(`${path.join(out, filename)}\n`)
