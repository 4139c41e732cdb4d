import fs from 'node:fs'
import path from 'node:path'
import { evaluate } from '@yawmi/releases/evaluate'
import { ROOT } from './root.mjs'
import { sharedModules } from './shared-modules.mjs'

const REMOTES = fs.globSync('mfe-*', { cwd: ROOT })
const sharedBy = (folder) => sharedModules(path.join(ROOT, folder))

describe('modules that remotes take from the shell', () => {
  it.each(REMOTES)('are all offered by the shell, for %s', async (remote) => {
    const { sharedModules: offered } = await evaluate(path.join(ROOT, 'shell/src/remotes/shared-modules.ts'), {
      require: () => ({}),
    })
    const expected = Object.keys(sharedBy(remote))
    expect(expected.length).toBeGreaterThan(5)
    expect(expected.filter((name) => !(name in offered))).toEqual([])
  })

  it('are the same singletons for every remote', () => {
    const lists = REMOTES.map((remote) => JSON.stringify(sharedBy(remote)))
    expect(new Set(lists).size).toBe(1)
  })
})
