import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Releases } from './releases'

let folder: string
const write = (file: string, content: object, ago: number) => {
  const to = path.join(folder, file)
  fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.writeFileSync(to, JSON.stringify(content))
  // Two writes within one tick of the file system's clock would look like one.
  fs.utimesSync(to, new Date(), new Date(Date.now() - ago))
}
const release = (version: string, range: string) => ({
  version,
  manifest: `/remotes/content/${version}/mf-manifest.json`,
  declaration: { name: 'content', routes: [], slots: [], requires: { '@yawmi/ui': range, elsewhere: '^9.0.0' } },
})
const shell = (version: string, ago: number) =>
  write('shell/shell.json', { offers: { packages: { '@yawmi/ui': version } } }, ago)

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offers-'))
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  fs.rmSync(folder, { recursive: true })
})

it('serves the version before of what needs a newer shell, says so once, and the new one when that shell is there', () => {
  const warn = jest.fn()
  shell('2.0.0', 9_000)
  write('releases.json', { remotes: { content: [release('2', '^2.1.0'), release('1', '^2.0.0')] } }, 9_000)
  const releases = new Releases(folder, warn)
  const served = () => {
    jest.advanceTimersByTime(1_100)
    return releases.list.remotes.content?.map(({ version }) => version)
  }
  expect(served()).toEqual(['1'])
  expect(served()).toEqual(['1'])
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('content 2 is not served: it needs @yawmi/ui ^2.1.0, and this shell gives 2.0.0')],
  ])
  shell('2.1.0', 0)
  expect(served()).toEqual(['2', '1'])
})

it('serves the version before of what needs more of one package, whatever the shell gives of the others', () => {
  const packages = { '@yawmi/ui': '2.4.0', '@yawmi/remote-kit': '2.0.0', '@yawmi/events': '3.1.0' }
  write('shell/shell.json', { offers: { packages } }, 0)
  const needs = (version: string, kit: string) => {
    const { declaration, ...rest } = release(version, '^2.2.0')
    return { ...rest, declaration: { ...declaration, requires: { ...declaration.requires, '@yawmi/remote-kit': kit } } }
  }
  write('releases.json', { remotes: { content: [needs('2', '^2.1.0'), needs('1', '^2.0.0')] } }, 0)
  const warn = jest.fn()
  expect(new Releases(folder, warn).list.remotes.content?.map(({ version }) => version)).toEqual(['1'])
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('it needs @yawmi/remote-kit ^2.1.0, and this shell gives 2.0.0'),
  )
})

it('takes every release where the shell is of a build that does not say what it gives', () => {
  write('shell/shell.json', {}, 0)
  write('releases.json', { remotes: { content: [release('2', '^9.0.0')] } }, 0)
  expect(new Releases(folder, () => {}).list.remotes.content).toHaveLength(1)
})

it('opens no canary to anybody that needs a newer shell, and says what it lacks', () => {
  shell('2.0.0', 9_000)
  const canary = { release: release('2', '^2.1.0'), share: 100 }
  write('releases.json', { remotes: { content: [release('1', '^2.0.0')] }, canaries: { content: canary } }, 9_000)
  const releases = new Releases(folder, () => {})
  expect(releases.list.canaries).toBeUndefined()
  const lacks = Object.values(releases.openCanaries).map((one) => releases.lackOf(one.release))
  expect(lacks).toEqual(['it needs @yawmi/ui ^2.1.0, and this shell gives 2.0.0'])
})
