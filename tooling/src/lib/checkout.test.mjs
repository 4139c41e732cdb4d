import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from './root.mjs'

const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'))

/** A checkout of one remote, as far as a command looks before it does anything. @type {string} */
let checkout
beforeAll(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'checkout-'))
  for (const folder of ['bin', 'src/lib', 'src/build/targets.mjs'])
    fs.cpSync(path.join(ROOT, 'tooling', folder), path.join(checkout, 'tooling', folder), { recursive: true })
  // What is asked before packages are installed.
  const command = 'shared/releases/src/command'
  fs.cpSync(path.join(ROOT, command), path.join(checkout, command), { recursive: true })
  fs.copyFileSync(path.join(ROOT, '.nvmrc'), path.join(checkout, '.nvmrc'))
  for (const folder of ['shared', 'mfe-content/src']) fs.mkdirSync(path.join(checkout, folder), { recursive: true })
})
afterAll(() => fs.rmSync(checkout, { recursive: true }))

it.each([
  ['start', [], 'npm run dev -- --site'],
  ['dev', [], 'npm run dev -- --site'],
  ['dev', ['--site', 'http://localhost:4000', 'designer'], 'mfe-designer'],
  ['build', ['shell'], 'shell'],
  ['release', ['publish', 'designer'], 'mfe-designer'],
  ['content', ['demo'], 'backend'],
  ['subscriptions', ['reconcile'], 'backend'],
  ['keys', ['show'], 'backend'],
  ['bench', [], 'bench'],
  ['brand', ['options'], 'mfe-landing'],
])('in a checkout of one remote, %s %j says in one sentence what it needs', (command, args, missing) => {
  const [, bin, ...given] = scripts[command].split(' ')
  const { status, stderr } = spawnSync(process.execPath, [path.join(checkout, bin), ...given, ...args], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^✗ npm (start|run \w+) needs .* not in this checkout.*\n$/)
  expect(stderr).toContain(missing)
})

it.each([
  ['bundle', ['--help']],
  ['bundle', ['here', 'there']],
  ['pack:embed', ['--help']],
  ['pack:conformance', ['']],
  ['new', ['remote', 'games', '--help']],
  ['new', ['remote', 'games', 'ألعاب']],
])('%s %j is not understood, in place of a folder of that name or a stack', (command, args) => {
  for (const folder of ['shell', 'backend', 'content']) fs.mkdirSync(path.join(checkout, folder), { recursive: true })
  const [, bin, ...given] = scripts[command].split(' ')
  const { status, stderr } = spawnSync(process.execPath, [path.join(checkout, bin), ...given, ...args], {
    encoding: 'utf8',
  })
  for (const folder of ['shell', 'backend', 'content']) fs.rmdirSync(path.join(checkout, folder))
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(/^✗ usage: npm run \S+ .*\n$/) })
})

it('on an older Node a command goes on in another one, with its name and all that it was given', () => {
  fs.writeFileSync(path.join(checkout, 'package.json'), JSON.stringify({ engines: { node: '>=99.0' } }))
  const version = fs.readFileSync(path.join(checkout, '.nvmrc'), 'utf8').trim()
  const program = path.join(
    checkout,
    `.cache/node-${version}/node_modules/node-${process.platform}-${process.arch}/bin/node`,
  )
  fs.mkdirSync(path.dirname(program), { recursive: true })
  fs.writeFileSync(program, '#!/bin/sh\necho "$@"\n', { mode: 0o755 })
  for (const command of ['test:reproducible', 'pack:embed']) {
    const bin = path.join(checkout, 'tooling/bin/run.mjs')
    const { stdout } = spawnSync(process.execPath, [bin, command, 'content'], { encoding: 'utf8' })
    expect(stdout).toBe(`${bin} ${command} content\n`)
  }
})
