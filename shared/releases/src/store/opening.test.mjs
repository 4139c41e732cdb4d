import fs from 'node:fs'
import path from 'node:path'
import { releaseStore } from '../release-store.mjs'
import { declarationOf, HOUR, route, storeOfTests } from '../../test/store-of-tests.mjs'

const own = storeOfTests()
const { build, listFile, put, putAll } = own
const jokes = declarationOf('content', [route('jokes', '/jokes')])
/** A candidate beside a current version. @param {Partial<import('./publishing.mjs').Publication>} [more] */
async function candidate(more = {}) {
  await put('1')
  await put('2', {}, { candidate: true, ...more })
}
const open = () => own.store.canary('content', undefined, { share: 10 })

describe('a version is opened to a part of the visitors', () => {
  it('that has routes of its own, which the current version has as well', async () => {
    await put('1', {}, { declaration: jokes })
    await put('2', {}, { declaration: jokes, candidate: true })
    expect(await open()).toEqual({ version: '2', serial: expect.any(Number), isCurrent: false, notes: [] })
    expect(own.store.log().at(-1)).toMatchObject({ act: 'canary', remote: 'content', version: '2' })
  })

  it('with a word about brands that are not there', async () => {
    await candidate()
    const dataDir = path.join(own.folder, '.data')
    fs.mkdirSync(path.join(dataDir, 'brands'), { recursive: true })
    fs.writeFileSync(path.join(dataDir, 'brands/noor.json'), '{}')
    const store = releaseStore(own.folder, { dataDir, now: () => new Date(own.time) })
    const { notes } = await store.canary('content', undefined, { brands: ['noor', 'nour'] })
    expect(notes).toEqual([expect.stringContaining('no brand nour is known here')])
  })

  it('unless its files are gone', async () => {
    await candidate()
    fs.rmSync(own.store.folderOf('content', '2'), { recursive: true })
    await expect(open()).rejects.toThrow('content 2 has lost its files, or its declaration is wrong')
  })

  it('unless another remote has its addresses by now', async () => {
    await candidate({ declaration: jokes })
    const account = declarationOf('account', [route('mine', '/jokes')])
    await own.store.publish('account', { version: '1', declaration: account, from: build('account') })
    await expect(open()).rejects.toThrow('takes /jokes from account')
    expect(own.store.read().canaries ?? {}).toEqual({})
  })

  it('whatever a remote declares that is broken itself', async () => {
    await candidate({ declaration: jokes })
    const account = declarationOf('account', [route('mine', '/mine')])
    await own.store.publish('account', { version: '1', declaration: account, from: build('account') })
    const list = own.store.read()
    list.remotes.account[0].declaration = {
      ...account,
      routes: [{ ...route('mine', '/jokes'), layout: /** @type {never} */ ('wide') }],
    }
    fs.rmSync(`${own.folder}/.releases`, { recursive: true })
    fs.writeFileSync(listFile(), JSON.stringify(list))
    expect(await open()).toMatchObject({ version: '2' })
  })
})

describe('a canary that is open for longer than candidates wait', () => {
  it('is promoted all the same, whatever was published meanwhile', async () => {
    await putAll('1')
    await put('2', {}, { candidate: true })
    await own.store.canary('content', undefined, { share: 5 })
    own.time += 15 * 24 * HOUR
    await putAll('3')
    await put('4', {}, { candidate: true })
    expect(await own.store.promote('content')).toMatchObject({ version: '2' })
  })

  it('keeps its files where it was current before, and nobody reported to have loaded it', async () => {
    await putAll('1', '2', '3', '4')
    await own.store.canary('content', '1', { testers: true })
    own.time += 15 * 24 * HOUR
    await putAll('5')
    expect(own.folders()).toContain('1')
    expect(await own.store.promote('content')).toMatchObject({ version: '1' })
  })

  it('waits again when it is withdrawn as good', async () => {
    await candidate()
    await open()
    own.time += 15 * 24 * HOUR
    await own.store.withdraw('content', { isGood: true })
    await put('2', {}, { candidate: true })
    // By which servers know that pages have it.
    expect(own.store.read().candidates?.content).toMatchObject([
      { version: '2', until: new Date(own.time).toISOString() },
    ])
    await put('3')
    expect(await own.store.promote('content')).toMatchObject({ version: '2' })
  })

  it.each(['a candidate', 'one that was current before'])(
    'keeps its files for pages that are open when another is opened in its place: %s',
    async (what) => {
      await putAll('1', 'x', 'y')
      await put('2', {}, { candidate: true })
      await putAll('z')
      const version = what === 'a candidate' ? '2' : '1'
      await own.store.canary('content', version, { share: 10 })
      own.time += 15 * 24 * HOUR
      await put('3', {}, { candidate: true })
      await own.store.canary('content', '3', { share: 10 })
      await put('4')
      expect(own.folders()).toContain(version)
      own.time += 15 * 24 * HOUR
      await put('5')
      expect(own.folders()).not.toContain(version)
    },
  )
})
