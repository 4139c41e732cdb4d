import fs from 'node:fs'
import path from 'node:path'
import { declaration, declarationOf, HOUR, storeOfTests } from '../test/store-of-tests.mjs'
import { integrityOf } from './integrity.mjs'
import { MANIFEST } from './release-store.mjs'

const own = storeOfTests()
const { build, folders, listFile, put, putAll, versions } = own
/** Every file with its bytes, but for locks and what a build lies in. @param {string} place */
const filesOf = (place) =>
  Object.fromEntries(
    fs
      .readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => !/\.releases\/lock|\/\.content-/.test(file))
      .map((file) => [file, fs.readFileSync(file, 'utf8')]),
  )

describe('release store', () => {
  it('makes the newest version current and keeps the two before it', async () => {
    await putAll('1', '2', '3', '4')
    expect(versions()).toEqual(['4', '3', '2'])
    expect(folders()).toEqual(expect.arrayContaining(['2', '3', '4']))
  })

  it('publishes a version that is already known without doubling it', async () => {
    await putAll('1', '2', '1')
    expect(versions()).toEqual(['1', '2'])
  })

  it('keeps the shape of the list that integrators and shells read', async () => {
    await putAll('1', '2')
    const { remotes } = JSON.parse(fs.readFileSync(listFile(), 'utf8'))
    expect(remotes.content).toEqual(
      ['2', '1'].map((version) => ({
        version,
        manifest: `/remotes/content/${version}/${MANIFEST}`,
        integrity: integrityOf(own.store.folderOf('content', version)),
        declaration,
      })),
    )
  })

  it('reads a list from before there were histories, and keeps its versions', async () => {
    await putAll('1', '2')
    const { remotes } = own.store.read()
    fs.rmSync(path.join(own.folder, '.releases'), { recursive: true })
    fs.writeFileSync(listFile(), JSON.stringify({ remotes }))
    await put('3')
    expect(versions()).toEqual(['3', '2', '1'])
    expect(await own.store.rollBack('content')).toMatchObject({ version: '2' })
  })

  it('knows what is served, and for a start also what was gone back to, as long as its files are there', async () => {
    const served = (/** @type {string} */ version) =>
      [{}, { orAnother: true }].map((how) => own.store.isServed('content', version, how))
    expect(served('1')).toEqual([false, false])
    await putAll('1', '2')
    expect(served('2')).toEqual([true, true])
    await own.store.rollBack('content')
    expect(served('2')).toEqual([false, true])
    fs.rmSync(own.store.folderOf('content', '1'), { recursive: true })
    expect(served('2')).toEqual([false, false])
  })
})

describe('an act', () => {
  it('that is only tried changes no file', async () => {
    await putAll('1', '2')
    const before = filesOf(own.folder)
    await put('3', { dryRun: true }, { from: build('content', {}) }).then(({ version }) => expect(version).toBe('3'))
    await own.store.rollBack('content', { dryRun: true })
    await own.store.hold('content', { dryRun: true })
    expect(filesOf(own.folder)).toEqual(before)
  })

  it('is refused where the list has another serial than the one that it is for', async () => {
    await put('1')
    const { serial } = own.store.read()
    await put('2', { serial })
    await expect(put('3', { serial })).rejects.toMatchObject({ reason: 'conflict' })
    expect(own.store.current('content')).toBe('2')
  })

  it('is refused where somebody changed the list by hand, or put an older one back', async () => {
    await put('1')
    const older = fs.readFileSync(listFile(), 'utf8')
    await putAll('2', '2b')
    const list = own.store.read()
    for (const text of [older, JSON.stringify({ ...list, history: {} })]) {
      fs.writeFileSync(listFile(), text)
      await expect(put('3')).rejects.toMatchObject({ reason: 'altered' })
      expect(own.store.faults()).not.toEqual([])
    }
    await own.store.adopt({ reason: 'restored by hand' })
    await put('3')
    expect(own.store.faults()).toEqual([])
  })

  it('whose list a killed process did not come to write is finished by the next one', async () => {
    await put('1')
    const before = fs.readFileSync(listFile(), 'utf8')
    await put('2')
    fs.writeFileSync(listFile(), before)
    expect(own.store.overview().isUnfinished).toBe(true)
    await own.store.publish('account', { version: '1', declaration: declarationOf('account'), from: build('account') })
    expect(versions()).toEqual(['2', '1'])
    expect(own.store.faults()).toEqual([])
  })

  it('of a machine whose clock is far behind is refused, and times never go back', async () => {
    await put('1')
    own.time -= HOUR
    // Not as if somebody had acted meanwhile: a command that tries again has the same clock.
    await expect(put('2')).rejects.toMatchObject({
      reason: 'state',
      message: expect.stringContaining('set the clock'),
    })
    own.time += HOUR - 60_000
    await put('2')
    const [first, second] = /** @type {{ at: string }[]} */ (own.store.log())
    expect(second.at >= first.at).toBe(true)
  })

  it('whose last act is of a clock that was far ahead goes on once the list is adopted', async () => {
    await putAll('1', '2')
    own.time += 365 * 24 * HOUR
    await put('3')
    own.time -= 365 * 24 * HOUR
    const { serial } = own.store.read()
    await expect(own.store.rollBack('content')).rejects.toThrow('adopt')
    await own.store.adopt({ reason: 'the clock of build 7 was a year ahead' })
    expect(own.store.read().serial).toBeGreaterThan(Number(serial))
    expect(await own.store.rollBack('content')).toMatchObject({ version: '2' })
    expect(own.store.faults()).toEqual([])
    expect(fs.readdirSync(`${own.folder}/.releases`).some((name) => name.startsWith('record-until-'))).toBe(true)
  })
})

describe('a release list that is damaged', () => {
  it.each(['', '{"remotes":{"content":[{"ver', '{"remotes":{}}', 'null'])('%j goes on from the copy', async (text) => {
    await own.store.publish('account', { version: '1', declaration: declarationOf('account'), from: build('account') })
    await putAll('1', '2')
    fs.writeFileSync(listFile(), text)
    expect(await own.store.rollBack('content')).toMatchObject({ version: '1' })
    expect(own.store.current('account')).toBe('1')
  })

  it('is not replaced by one with a single remote where there is no copy', async () => {
    fs.writeFileSync(listFile(), '{"remotes":{"content":[{"ver')
    await expect(put('1')).rejects.toThrow('cannot be read, and there is no copy')
    expect(fs.readFileSync(listFile(), 'utf8')).toBe('{"remotes":{"content":[{"ver')
  })
})
