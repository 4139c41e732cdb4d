import fs from 'node:fs'
import path from 'node:path'
import { declaration, declarationOf, HOUR, route, storeOfTests } from '../../test/store-of-tests.mjs'

const own = storeOfTests()
const { build, folders, listFile, put, putAll, versions } = own

describe('a roll-back', () => {
  it('goes to the version before, and a second one further back, never to the broken one again', async () => {
    await putAll('1', '2', '3')
    expect(await own.store.rollBack('content')).toMatchObject({ version: '2' })
    expect(versions()).toEqual(['2', '1'])
    expect(await own.store.rollBack('content')).toMatchObject({ version: '1' })
    expect(versions()).toEqual(['1'])
    await expect(own.store.rollBack('content')).rejects.toThrow('no version to go back to')
    expect(versions()).toEqual(['1'])
  })

  it('goes further back than the list that pages are given', async () => {
    await putAll('1', '2', '3', '4', '5')
    for (const version of ['4', '3', '2', '1']) expect(await own.store.rollBack('content')).toMatchObject({ version })
  })

  it('marks the version bad: it is no fall-back of the next release, and released again only with a reason', async () => {
    await putAll('1', '2')
    await own.store.rollBack('content')
    await put('3')
    expect(versions()).toEqual(['3', '1'])
    await expect(put('2')).rejects.toThrow(/content 2 was rolled back at 2026-.*--reason/)
    expect(versions()).toEqual(['3', '1'])
    await put('2', { reason: 'the fault was the carrier’s' })
    expect(versions()).toEqual(['2', '3', '1'])
    expect(own.store.badSince('content', '2')).toBeUndefined()
  })

  it('is refused where there is nothing before, and says what is', async () => {
    await put('1')
    await expect(own.store.rollBack('content')).rejects.toThrow(
      'content has no version to go back to: none before 1 is good and has its files. npm run release -- publish content',
    )
    await expect(own.store.rollBack('content', { to: '9' })).rejects.toThrow(
      'content has no version to go back to: 9 was not current before the current one',
    )
    await expect(own.store.rollBack('designer')).rejects.toThrow(
      'nothing of designer is released: npm run release -- status names what is',
    )
  })

  it('passes over a version whose files are gone', async () => {
    await putAll('1', '2', '3')
    fs.rmSync(own.store.folderOf('content', '2'), { recursive: true })
    expect(await own.store.rollBack('content')).toMatchObject({ version: '1' })
  })

  it('takes out a release whose declaration is wrong, which an older tool put there', async () => {
    await putAll('1', '2')
    const list = own.store.read()
    fs.rmSync(path.join(own.folder, '.releases'), { recursive: true })
    list.remotes.content[0].declaration = {
      ...declaration,
      routes: [{ ...route('x', '/x'), layout: /** @type {never} */ ('wide') }],
    }
    fs.writeFileSync(listFile(), JSON.stringify({ remotes: list.remotes }))
    expect(await own.store.rollBack('content')).toMatchObject({ version: '1' })
    expect(versions()).toEqual(['1'])
  })

  it('is refused where another remote has its addresses by now', async () => {
    const favorites = declarationOf('content', [route('favorites', '/favorites')])
    await put('1', {}, { declaration: favorites })
    await put('2', { dropRoutes: true })
    const account = declarationOf('account', [route('mine', '/favorites')])
    await own.store.publish('account', { version: '1', declaration: account, from: build('account') })
    await expect(own.store.rollBack('content')).rejects.toThrow('takes /favorites from account')
    expect(versions()).toEqual(['2', '1'])
  })
})

describe('going back to a version by name', () => {
  it('marks all bad that was current since, so that none of it is a fall-back', async () => {
    await putAll('1', '2', '3', '4')
    expect(await own.store.rollBack('content', { to: '2' })).toMatchObject({ version: '2' })
    expect(versions()).toEqual(['2', '1'])
    for (const bad of ['3', '4']) expect(own.store.badSince('content', bad)).toBeDefined()
  })

  it('is refused for one that was never current, is bad, or has lost its files', async () => {
    await putAll('1', '2', '3')
    await own.store.rollBack('content')
    for (const to of ['3', '9'])
      await expect(own.store.rollBack('content', { to })).rejects.toThrow('no version to go back to')
    fs.rmSync(own.store.folderOf('content', '1'), { recursive: true })
    await expect(own.store.rollBack('content', { to: '1' })).rejects.toThrow('has lost its files')
    expect(own.store.current('content')).toBe('2')
  })
})

describe('a version that is to be promoted', () => {
  it('is served by nobody before, and current after', async () => {
    await put('1')
    expect(await put('2', {}, { candidate: true })).toMatchObject({ version: '2', isCurrent: false })
    expect(versions()).toEqual(['1'])
    expect(folders()).toEqual(['1', '2'])
    expect(await own.store.promote('content')).toMatchObject({ version: '2', isCurrent: true })
    expect(versions()).toEqual(['2', '1'])
    await expect(own.store.promote('content')).rejects.toThrow('has no candidate')
  })

  it('was rolled back: only with a reason', async () => {
    await putAll('1', '2')
    await own.store.rollBack('content')
    await expect(own.store.promote('content', '2')).rejects.toThrow('--reason')
    await own.store.promote('content', '2', { reason: 'it was the database' })
    expect(versions()).toEqual(['2', '1'])
    expect(own.store.log().at(-2)).toMatchObject({ act: 'rollback', version: '1', left: '2' })
    expect(own.store.log().at(-1)).toMatchObject({
      act: 'promote',
      version: '2',
      left: '1',
      reason: 'it was the database',
    })
  })

  it('comes of each publishing while the remote is held, until somebody promotes', async () => {
    await put('1')
    await own.store.hold('content', { reason: 'the feast' })
    // Nothing has come meanwhile, and the hold is to end.
    await expect(own.store.promote('content')).rejects.toThrow('promote content 1 ends the hold')
    await own.store.promote('content', '1')
    await own.store.hold('content')
    expect(await put('2')).toMatchObject({ isCurrent: false })
    expect(own.store.current('content')).toBe('1')
    await own.store.promote('content')
    expect(await put('3')).toMatchObject({ isCurrent: true })
  })

  it('waits for two weeks', async () => {
    await put('1')
    await put('2', {}, { candidate: true })
    own.time += 13 * 24 * HOUR
    await put('3')
    expect(folders()).toContain('2')
    own.time += 2 * 24 * HOUR
    await put('4')
    expect(folders()).not.toContain('2')
  })
})
