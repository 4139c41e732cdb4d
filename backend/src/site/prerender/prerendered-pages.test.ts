import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { OwnedRoute } from '../releases/list/list-queries'
import type { Releases } from '../releases/releases'
import type { ShellFiles } from '../releases/shell-files'
import { PrerenderedPages } from './prerendered-pages'
import type { RenderProcesses } from './render-process'
import type { Boot, PageOrder } from './wire'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'drawings-'))
const owned = {
  remote: 'landing',
  release: { version: '1', manifest: '/remotes/landing/1/mf-manifest.json' },
  route: { screen: 'landing', prerender: true },
} as OwnedRoute
const boot = { releases: { remotes: {} }, brand: { id: 'yawmi' }, mediaBase: '' } as Boot

beforeAll(() => {
  fs.mkdirSync(path.join(folder, 'remotes/landing/1'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'remotes/landing/1/server.cjs'), '')
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

describe('drawings', () => {
  it('are made by the shell whose scripts the page will load, each once', async () => {
    const render = jest.fn(async ({ shell }: PageOrder) => ({ html: path.basename(shell), fontFaces: '' }))
    const pages = new PrerenderedPages(
      { folder, revision: 1 } as ShellFiles,
      { folder, revision: 1 } as Releases,
      { of: () => ({ render }), forget: () => {} } as unknown as RenderProcesses,
      () => Promise.resolve({ fonts: [], withoutScript: '', css: '' }),
      () => {},
    )
    const renderedBy = async (server?: string) => (await pages.of(owned, boot, '/', server))?.html
    expect(await renderedBy('server.one.cjs')).toBe('server.one.cjs')
    // A page that was begun before a build may be drawn after it, and the other way round.
    expect(await renderedBy('server.two.cjs')).toBe('server.two.cjs')
    expect(await renderedBy('server.one.cjs')).toBe('server.one.cjs')
    expect(render).toHaveBeenCalledTimes(2)
    expect(await renderedBy(undefined)).toBeUndefined()
  })
})
