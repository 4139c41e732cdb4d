import fs from 'node:fs'
import path from 'node:path'
import { evaluate } from '@yawmi/releases/evaluate'
import { ROOT } from './root.mjs'
import { sharedModules } from './shared-modules.mjs'
import { librariesOf } from './uses/offers.mjs'

const REMOTES = fs.globSync('mfe-*', { cwd: ROOT })
const SHELL = path.join(ROOT, 'shell')
/** @param {string} folder */
const sharedBy = (folder) => sharedModules(path.join(ROOT, folder))
const offers = async () => {
  const file = path.join(SHELL, 'src/remotes/shared-modules.ts')
  return /** @type {import('./uses/offers.mjs').Shared} */ (await evaluate(file, { require: librariesOf(SHELL) }))
    .sharedModules
}

describe('modules that remotes take from the shell', () => {
  it.each(REMOTES)('are all offered by the shell in the versions of their packages, for %s', async (remote) => {
    const offered = await offers()
    const expected = Object.entries(sharedBy(remote))
    expect(expected.length).toBeGreaterThan(5)
    for (const [name, { version }] of expected) expect([name, offered[name]?.version]).toEqual([name, version])
  })

  it('have each a version of their own, and what they export is recorded', () => {
    const own = Object.keys(sharedBy(REMOTES[0] ?? '')).filter((name) => name.startsWith('@yawmi/'))
    const reports = path.join(ROOT, 'shared/surfaces/reports')
    /** @param {string} name */
    const reportOf = (name) => `${name.replace('@yawmi/', '').replace('/', '-')}.api.md`
    expect(own.map(reportOf).filter((file) => !fs.existsSync(path.join(reports, file)))).toEqual([])
    expect(fs.readdirSync(reports).filter((file) => file.endsWith('.md'))).toHaveLength(own.length)
  })

  it('are the same singletons for every remote', () => {
    const lists = REMOTES.map((remote) => JSON.stringify(sharedBy(remote)))
    expect(new Set(lists).size).toBe(1)
  })
})
