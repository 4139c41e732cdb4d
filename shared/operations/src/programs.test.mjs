import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** @param {string} file */
const moduleAt = (file) => JSON.stringify(pathToFileURL(path.resolve(__dirname, file)).href)
const COMMAND = `
import { endWithChildren } from ${moduleAt('../../../tooling/src/lib/run.mjs')}
import { install } from ${moduleAt('programs.mjs')}
endWithChildren()
await install(['nginx'], process.argv[1])
`

/** @type {string} */
let folder
const policy = () => path.join(folder, 'policy-rc.d')
const isForbidden = () => fs.existsSync(policy())
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'))))
afterEach(() => fs.rmSync(folder, { recursive: true }))

/** A command that installs a package by an apt of the test's. @param {string} apt what that does */
function command(apt) {
  fs.writeFileSync(path.join(folder, 'apt-get'), `#!/bin/sh\n${apt}\n`, { mode: 0o755 })
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
  return spawn(process.execPath, ['--input-type=module', '-e', COMMAND, policy()], { env, stdio: 'ignore' })
}

// Others install nothing.
const asRoot = process.getuid?.() === 0 ? describe : describe.skip
asRoot('services of packages that are installed', () => {
  it('are not started meanwhile, and may be started again where it was interrupted', async () => {
    const installing = command(`touch ${folder}/begun; sleep 60`)
    while (!fs.existsSync(path.join(folder, 'begun'))) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isForbidden()).toBe(true)
    installing.kill('SIGINT')
    expect(await once(installing, 'exit')).toEqual([130, null])
    expect(isForbidden()).toBe(false)
  })

  it('may be started again after a command that was killed, with the next one', async () => {
    const killed = command(`touch ${folder}/begun; sleep 60`)
    while (!fs.existsSync(path.join(folder, 'begun'))) await new Promise((resolve) => setTimeout(resolve, 20))
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(isForbidden()).toBe(true)
    expect(await once(command('exit 0'), 'exit')).toEqual([0, null])
    expect(isForbidden()).toBe(false)
  })

  it('stay forbidden where somebody else has forbidden them', async () => {
    fs.writeFileSync(policy(), '#!/bin/sh\nexit 101\n')
    await once(command('exit 0'), 'exit')
    expect(isForbidden()).toBe(true)
  })
})
