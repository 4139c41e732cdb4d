import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pnpm } from './bootstrap.mjs'
import { ROOT } from './root.mjs'

it('running a script of a remote that the lock file does not have leaves the lock file as it is', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workspace-'))
  /** @param {string} name @param {string} text */
  const put = (name, text) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), text)
  }
  /** @param {string} name @param {object} [more] */
  const addPackage = (name, more) =>
    put(`${name}/package.json`, JSON.stringify({ name, scripts: { test: 'node --version' }, ...more }))
  const program = await pnpm()
  /** @param {string[]} words */
  const run = (...words) => spawnSync(process.execPath, [program, ...words], { cwd: folder, encoding: 'utf8' })
  const lock = () => fs.readFileSync(path.join(folder, 'pnpm-lock.yaml'), 'utf8')

  const own = fs.readFileSync(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8')
  const settings = own.split('\n').filter((line) => /^\w+: \S/.test(line))
  put('pnpm-workspace.yaml', [...settings, 'packages: [mfe-*]'].join('\n'))
  put('package.json', '{ "private": true }')
  addPackage('mfe-content')
  expect(run('install', '--offline').status).toBe(0)
  const before = lock()
  addPackage('mfe-games', { devDependencies: { 'mfe-content': 'workspace:*' } })
  expect(run('--filter', 'mfe-games', 'test')).toMatchObject({ status: 0, stdout: expect.stringContaining('v2') })
  expect(lock()).toBe(before)
  fs.rmSync(folder, { recursive: true })
}, 60_000)
