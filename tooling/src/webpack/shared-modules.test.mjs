import fs from 'node:fs'
import path from 'node:path'
import { sharedModules } from './shared-modules.mjs'

const ROOT = path.resolve(__dirname, '../../..')
const REMOTES = fs.readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))

describe('modules that remotes take from the shell', () => {
  const offered = fs.readFileSync(path.join(ROOT, 'shell/src/remotes/shared-modules.ts'), 'utf8')
  const offeredNames = [...offered.matchAll(/^ {2}'?([@\w/-]+)'?: (?:own|ownLater|ready|later)\(/gm)].map(
    ([, name]) => name,
  )

  it.each(REMOTES)('are all offered by the shell, for %s', (remote) => {
    const expected = Object.keys(sharedModules(path.join(ROOT, remote)))
    expect(expected.length).toBeGreaterThan(5)
    expect(expected.filter((name) => !offeredNames.includes(name))).toEqual([])
  })

  it('are the same singletons for every remote', () => {
    const lists = REMOTES.map((remote) => JSON.stringify(sharedModules(path.join(ROOT, remote))))
    expect(new Set(lists).size).toBe(1)
  })
})
