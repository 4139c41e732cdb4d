import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { contractRules } from '@yawmi/releases/contract-rules'
import { readDeclaration } from '@yawmi/webpack/declaration'
import { linkUnlocked, unlocked } from '../lib/link-packages.mjs'
import { ROOT } from '../lib/root.mjs'
import { newRemote } from './new-remote.mjs'

/** @type {string} */
let root
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), 'new-remote-'))))
afterEach(() => fs.rmSync(root, { recursive: true }))

/** The workspace around it, as far as packages are linked from there. */
function withWorkspace() {
  for (const name of ['shared', 'tooling', 'node_modules', 'pnpm-lock.yaml'])
    fs.symlinkSync(path.join(ROOT, name), path.join(root, name))
}

it('writes a remote whose declaration is sound, and that leaves no placeholder', async () => {
  withWorkspace()
  const folder = await newRemote('games', { title: 'ألعاب', root })
  // Before packages are linked, through whose folders a recursive listing would go.
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  linkUnlocked(root, ['games'])
  const declaration = await readDeclaration(folder)
  const { declarationFaults } = await contractRules()
  expect(declarationFaults(declaration)).toEqual([])
  expect(declaration).toMatchObject({ name: 'games', slots: ['home-section/games'], menu: [{ label: 'ألعاب' }] })
  for (const file of files.filter((one) => fs.statSync(path.join(folder, one)).isFile())) {
    expect(file).not.toMatch(/__|template/)
    expect(fs.readFileSync(path.join(folder, file), 'utf8')).not.toContain('__')
  }
})

it('links what it needs from the workspace, only where the lock file does not have it', async () => {
  withWorkspace()
  const folder = await newRemote('games', { root })
  expect(unlocked(root, ['games', 'content'])).toEqual(['games'])
  linkUnlocked(root, ['games'])
  const { peerDependencies, devDependencies } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  for (const name of Object.keys({ ...peerDependencies, ...devDependencies }))
    expect(fs.existsSync(path.join(folder, 'node_modules', name, 'package.json'))).toBe(true)
})

it('is tested, linted and type-checked by the scripts that other packages have', async () => {
  const scriptsOf = (/** @type {string} */ folder) =>
    JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).scripts
  const { test, lint, typecheck } = scriptsOf(path.join(ROOT, 'shared/ui'))
  expect(scriptsOf(await newRemote('games', { root }))).toMatchObject({ test, lint, typecheck })
})

it.each([
  ['shell', 'taken by the product itself'],
  ['My-Games', 'small letters and digits'],
  ['../games', 'small letters and digits'],
])('makes none named %s', async (name, why) => {
  await expect(newRemote(name, { root })).rejects.toThrow(why)
  expect(fs.readdirSync(root)).toEqual([])
})

it('leaves a remote alone that is there', async () => {
  await newRemote('games', { root })
  await expect(newRemote('games', { root })).rejects.toThrow('is there already')
})
