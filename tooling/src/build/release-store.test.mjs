import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { MANIFEST, releaseStore } from './release-store.mjs'

const declaration = { name: 'content', routes: [], slots: [], requires: {} }
let folder
let store
const put = (version) => {
  fs.mkdirSync(store.folderOf('content', version), { recursive: true })
  store.publish('content', { version, declaration })
}
const versions = () => store.read().remotes.content.map(({ version }) => version)

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'releases-'))
  store = releaseStore(folder)
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('release store', () => {
  const folders = () => fs.readdirSync(path.join(folder, 'remotes/content')).sort()

  it('makes the newest version current and keeps the two before it', () => {
    ;['1', '2', '3', '4'].forEach(put)
    expect(versions()).toEqual(['4', '3', '2'])
    expect(folders()).toEqual(expect.arrayContaining(['2', '3', '4']))
  })

  it('takes away what has left the list with the next release, for who has just read the list before', () => {
    ;['1', '2', '3', '4'].forEach(put)
    expect(folders()).toContain('1')
    put('5')
    expect(folders()).toEqual(['2', '3', '4', '5'])
  })

  it('rolls back to the version before, and forward again', () => {
    ;['1', '2'].forEach(put)
    expect(store.rollBack('content')).toBe('1')
    expect(versions()).toEqual(['1', '2'])
    expect(store.rollBack('content')).toBe('2')
  })

  it('publishes a version that is already known without doubling it', () => {
    ;['1', '2', '1'].forEach(put)
    expect(versions()).toEqual(['1', '2'])
  })

  it('knows what is served, and for a start also what was gone back to, as long as its files are there', () => {
    const whole = (version) => {
      put(version)
      fs.writeFileSync(path.join(store.folderOf('content', version), MANIFEST), '{}')
    }
    const served = (version) => [{}, { orAnother: true }].map((how) => store.isServed('content', version, how))
    expect(served('1')).toEqual([false, false])
    whole('1')
    whole('2')
    expect(served('2')).toEqual([true, true])
    store.rollBack('content')
    expect(served('2')).toEqual([false, true])
    fs.rmSync(store.folderOf('content', '1'), { recursive: true })
    expect(served('2')).toEqual([false, false])
  })

  it('refuses to roll back where there is nothing before', () => {
    put('1')
    expect(() => store.rollBack('content')).toThrow('no version to go back to')
  })
})
