import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './root.mjs'

/** A checkout as far as a command looks before it does its own work. @type {string} */
let checkout
/** @param {string} name @param {string} text */
function write(name, text) {
  const file = path.join(checkout, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text, { mode: 0o755 })
  return file
}
beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'نسخة مها '))
  fs.cpSync(path.join(ROOT, 'tooling/src/lib'), path.join(checkout, 'tooling/src/lib'), { recursive: true })
  fs.mkdirSync(path.join(checkout, 'node_modules'))
  write('package.json', JSON.stringify({ engines: { node: '>=22.18' }, packageManager: 'pnpm@1.0.0' }))
  for (const name of ['.nvmrc', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) write(name, 'of before')
})
afterEach(() => fs.rmSync(checkout, { recursive: true }))

/** @param {string} program @param {string} [PATH] */
const run = (program, PATH = process.env.PATH) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, PATH },
  })
/** @param {string} name */
const moduleAt = (name) => JSON.stringify(pathToFileURL(path.join(checkout, 'tooling/src/lib', name)).href)

describe('what a command installs', () => {
  const bootstrap = () => run(`import { bootstrap } from ${moduleAt('bootstrap.mjs')}\nawait bootstrap()`)
  /** A package manager that notes what it was to install; `isCut`: it is ended on its way. @param {boolean} [isCut] */
  const pnpm = (isCut = false) =>
    write(
      '.cache/pnpm-1.0.0/node_modules/pnpm/bin/pnpm.mjs',
      `import fs from 'node:fs'
      fs.appendFileSync('installed', fs.readFileSync('pnpm-lock.yaml', 'utf8') + '\\n')
      process.exit(${isCut ? 1 : 0})`,
    )
  const installed = () => fs.readFileSync(path.join(checkout, 'installed'), 'utf8').trim().split('\n')

  it('is installed once, and again where an installation of other packages was cut short in between', () => {
    pnpm()
    expect([bootstrap().status, bootstrap().status]).toEqual([0, 0])
    expect(installed()).toEqual(['of before'])
    write('pnpm-lock.yaml', 'of a branch')
    pnpm(true)
    expect(bootstrap().status).toBe(1)
    // Back on the branch of before, whose packages are half those of the other one.
    write('pnpm-lock.yaml', 'of before')
    pnpm()
    expect(bootstrap().status).toBe(0)
    expect(installed()).toEqual(['of before', 'of a branch', 'of before'])
  })

  it('is fetched once where two commands begin at the same time: the other one is running what it has fetched', () => {
    const to = path.join(checkout, '.cache/tool-1')
    const program = path.join(to, 'node_modules/tool/program')
    // The other command is quicker by a moment.
    write(
      'bin/npm',
      `#!/bin/sh
      mkdir -p "$3/node_modules/tool" '${path.dirname(program)}'
      echo mine > "$3/node_modules/tool/program"
      echo theirs > '${program}'`,
    )
    const tool = JSON.stringify({ name: 'tool', version: '1', to, program: 'program' })
    const fetched = run(
      `import { fetchPackage } from ${moduleAt('npm-package.mjs')}\nconsole.log(await fetchPackage(${tool}))`,
      `${path.join(checkout, 'bin')}:${process.env.PATH}`,
    )
    expect(fetched).toMatchObject({ status: 0, stdout: expect.stringContaining(program) })
    expect(fs.readFileSync(program, 'utf8')).toBe('theirs\n')
    expect(fs.readdirSync(path.join(checkout, '.cache'))).toEqual(['tool-1'])
  })
})
