import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from '../root.mjs'
import { sharedModules } from '../shared-modules.mjs'
import { eventSchemas } from './events.mjs'
import { exportsOf, offersOf } from './offers.mjs'
import { usesOf } from './uses.mjs'

const REMOTES = fs.globSync('mfe-*', { cwd: ROOT }).map((folder) => path.join(ROOT, folder))
/** @type {string} */
let dir
/** @param {string} file @param {string} text */
const write = (file, text) => {
  const to = path.join(dir, file)
  fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.writeFileSync(to, text)
  return to
}
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), 'uses-'))))
afterEach(() => fs.rmSync(dir, { recursive: true }))

it('finds what sources use of others, with its line', () => {
  write(
    'src/screen.tsx',
    `import { Button as Press, type ButtonProps } from '@yawmi/ui'
import type { Bus } from '@yawmi/events'
import { useQuery } from 'elsewhere'
bus.emit('auth/signed-out', { reason: 'logout' })
host.bus.on('auth/signed-in', () => {})
bus.on('auth/otp-wanted', ({ purpose }) => purpose)
emitter.emit('other', {})
const load = () => api.categories({ signal })
const link = <RouteLink to={{ name: 'images', params: { uuid } }} />
const more = { to: { name: 'quotes' } }
navigation.go({ name: 'home' })
const state = { name: 'idle' }
`,
  )
  write('src/screen.test.tsx', `bus.emit('alert/success', {})`)
  const uses = usesOf(dir, ['@yawmi/ui', '@yawmi/events'])
  /** @param {number} line */
  const at = (line) => expect.stringMatching(new RegExp(`src/screen\\.tsx:${line}$`))
  expect(uses).toMatchObject({
    exports: { '@yawmi/ui': { Button: at(1) } },
    calls: { categories: at(8) },
    sends: { 'auth/signed-out': at(4) },
    handles: { 'auth/signed-in': at(5), 'auth/otp-wanted': at(6) },
    reads: { 'auth/otp-wanted': at(6) },
    links: { images: at(9), quotes: at(10), home: at(11) },
  })
  expect(Object.keys(uses.exports['@yawmi/ui'])).toEqual(['Button'])
  expect(Object.keys({ ...uses.sends, ...uses.links, ...uses.reads })).toHaveLength(5)
  expect(Object.keys(uses.events)).toEqual(['auth/otp-wanted', 'auth/signed-in', 'auth/signed-out'])
})

it('reads the schemas of events, with names of types in place of which they are written', () => {
  const file = write(
    'map.ts',
    `export type Purpose = 'one' | 'two'
export interface BusEvents { 'a/b': { purpose: Purpose; more?: string }; 'c/d': Record<string, never> }`,
  )
  expect(eventSchemas(file)).toEqual({
    'a/b': { purpose: { type: "'one' | 'two'" }, more: { type: 'string', optional: true } },
    'c/d': {},
  })
})

it('lists the values that a module exports, and no types', () => {
  const file = write(
    'index.ts',
    `export { a, type B, c as d } from './a'
export type { E } from './e'
export const f = 1
export function g() {}
export interface H {}
const hidden = 1`,
  )
  expect(exportsOf(file)).toEqual(['a', 'd', 'f', 'g'])
})

it('gives of this shell all that these remotes use', async () => {
  const offers = await offersOf(path.join(ROOT, 'shell'))
  expect(offers.uses.handles).toHaveProperty(['auth/signed-out'], expect.stringMatching(/^shared\/session\/src\//))
  for (const remote of REMOTES) {
    const { exports, calls, sends, handles } = usesOf(remote, Object.keys(sharedModules(remote)))
    expect(Object.keys(exports)).toContain('@yawmi/ui')
    for (const [module, names] of Object.entries(exports))
      if (offers.exports[module]) expect(offers.exports[module]).toEqual(expect.arrayContaining(Object.keys(names)))
    expect(Object.keys(offers.calls)).toEqual(expect.arrayContaining(Object.keys(calls)))
    expect(offers.operations).toEqual(expect.arrayContaining(Object.values(offers.calls)))
    expect(Object.keys(offers.events)).toEqual(expect.arrayContaining(Object.keys({ ...sends, ...handles })))
  }
})
