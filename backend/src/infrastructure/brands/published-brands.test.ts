import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeKey, publicPart, type Signer, signerOf, type TrustedKey } from '@yawmi/releases/release-keys'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { connect, type Db } from '../db/connect'
import { brandLog } from './brand-log'
import { type Act, publishBrand, revisionsOf, rollBackBrand, withdrawBrand } from './brand-revisions'
import { Brands } from './brands'
import { ownFile } from './own-files'
import { PublishedBrands } from './published-brands'

const ACT = { by: 'مها', note: '' }

let database: TestDatabase
let db: Db
let folder: string
let warnings: string[]
beforeEach(async () => {
  database = await createTestDatabase()
  db = database.db
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-published-'))
  warnings = []
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const host = (name: string) => path.join(folder, name)
/** Brings a host's folder up to date. */
const look = (name: string, keys: readonly TrustedKey[] = []) =>
  new PublishedBrands(
    db,
    host(name),
    (message) => warnings.push(message),
    () => keys,
  ).look()
/** The brands that a host has after a start. */
const brandsOf = (name: string) =>
  new Brands({
    folders: [host(name)],
    lastGood: host(`${name}-good`),
    ownHost: 'x',
    warn: (text) => warnings.push(text),
  })
const nameAt = (name: string, id = 'noor') => brandsOf(name).get(id)?.name

/** Publishes a brand as an operator's file has it. */
function publish(
  name: string,
  { id = 'noor', terms = '', ...more }: { id?: string; terms?: string; hosts?: string[] } = {},
  act: Act = ACT,
) {
  const file = host(`${id}.json`)
  writeFileSync(file, JSON.stringify({ id, name, ...more, ...(terms && { texts: { terms: 'terms.json' } }) }))
  rmSync(host(id), { recursive: true, force: true })
  if (terms) {
    mkdirSync(host(id))
    writeFileSync(host(`${id}/terms.json`), terms)
  }
  return publishBrand(db, file, id, act)
}
const TERMS = JSON.stringify({
  since: '2026-11-22',
  intro: 'شروط',
  sections: [{ title: 'السعر', parts: ['{prices}'] }],
})

describe('a brand that is published', () => {
  it('is what every host shows, the newest revision of it, over restarts too', async () => {
    await publish('نور')
    await Promise.all([look('a'), look('b')])
    expect([nameAt('a'), nameAt('b')]).toEqual(['نور', 'نور'])
    await publish('نور الجديدة')
    await look('a')
    expect([nameAt('a'), nameAt('b')]).toEqual(['نور الجديدة', 'نور'])
    await look('b')
    expect(nameAt('b')).toBe('نور الجديدة')
  })

  it('is shown by its content, where a restored database has given its number to another revision', async () => {
    await publish('نور', { terms: TERMS })
    await look('a')
    await db.$client.query('TRUNCATE brand_revisions RESTART IDENTITY')
    const terms = TERMS.replace('شروط', 'شروط أخرى')
    await publish('نور الجديدة', { terms })
    await look('a')
    expect(nameAt('a')).toBe('نور الجديدة')
    expect(String(ownFile(brandsOf('a').get('noor')!, 'terms.json')?.bytes)).toContain('شروط أخرى')
  })

  it('stays on a host that starts while the database is away, which says so once', async () => {
    await publish('نور')
    await look('a')
    const away = connect({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 })
    const published = new PublishedBrands(away, host('a'), (message) => warnings.push(message))
    await published.start()
    await published.look()
    await published.stop()
    await away.$client.end()
    expect(nameAt('a')).toBe('نور')
    expect(warnings).toEqual([
      expect.stringMatching(/^published brands cannot be brought up to date: the database [^"]*ECONNREFUSED/),
    ])
  })

  it('is said to be up to date again once the database is back', async () => {
    let isAway = true
    const flaky = new Proxy(db, {
      get(target, name) {
        if (isAway) throw new Error('away')
        return Reflect.get(target, name) as unknown
      },
    })
    const published = new PublishedBrands(flaky, host('a'), (message) => warnings.push(message))
    await published.look()
    isAway = false
    await published.look()
    await published.look()
    expect(warnings).toEqual([
      'published brands cannot be brought up to date: away',
      'published brands are up to date again',
    ])
  })

  it('goes back to the revision before, or to one that is named, and the log says who did what', async () => {
    for (const name of ['أولى', 'ثانية', 'ثالثة']) await publish(name)
    await rollBackBrand(db, 'noor', undefined, ACT)
    await look('a')
    expect(nameAt('a')).toBe('ثانية')
    await rollBackBrand(db, 'noor', 1, { by: 'سالم', note: 'السعر خطأ' })
    await look('a')
    expect(nameAt('a')).toBe('أولى')
    await expect(rollBackBrand(db, 'noor', 99, ACT)).rejects.toThrow('There is no revision 99 of noor.')
    await expect(rollBackBrand(db, 'other', undefined, ACT)).rejects.toThrow('There is no earlier revision of other.')
    const log = await revisionsOf(db, 'noor', 10)
    expect(log.map(({ revision, publishedBy, note }) => [revision, publishedBy, note])).toEqual([
      [5, 'سالم', 'السعر خطأ'],
      [4, 'مها', 'back to 2'],
      [3, 'مها', ''],
      [2, 'مها', ''],
      [1, 'مها', ''],
    ])
  })

  it('has its own files with it, and none of an earlier revision', async () => {
    await publish('نور', { terms: TERMS })
    await look('a')
    expect(ownFile(brandsOf('a').get('noor')!, 'terms.json')?.bytes.toString()).toContain('شروط')
    await publish('نور')
    await look('a')
    expect(ownFile(brandsOf('a').get('noor')!, 'terms.json')).toBeUndefined()
    expect(readdirSync(host('a/.beside'))).toEqual(['noor.2'])
    expect(warnings).toEqual([])
  })

  it('is gone from every host when it is withdrawn, and the others stay', async () => {
    await publish('نور')
    await publish('فجر', { id: 'fajr' })
    await look('a')
    await withdrawBrand(db, 'noor', ACT)
    await look('a')
    expect([nameAt('a'), nameAt('a', 'fajr')]).toEqual([undefined, 'فجر'])
    expect(existsSync(host('a/noor'))).toBe(false)
    await expect(withdrawBrand(db, 'noor', ACT)).rejects.toThrow('noor is not published.')
  })

  it('is refused with a fault, or a host of another', async () => {
    await expect(publish('')).rejects.toThrow(/^brand noor: /)
    await publish('نور', { hosts: ['noor.example'] })
    await expect(publish('فجر', { id: 'fajr', hosts: ['noor.example', 'fajr.example'] })).rejects.toThrow(
      'brand fajr: one of its hosts is that of noor',
    )
    await publish('نور', { hosts: ['noor.example', 'www.noor.example'] })
    expect(await revisionsOf(db, undefined, 10)).toHaveLength(2)
  })

  it('does not go back to a host that is another’s by now', async () => {
    await publish('نور', { hosts: ['yawmi.noor.example'] })
    await publish('نور الثاني', { hosts: [] })
    await publish('فجر', { id: 'fajr', hosts: ['yawmi.noor.example'] })
    await expect(rollBackBrand(db, 'noor', undefined, ACT)).rejects.toThrow(
      'brand noor: one of its hosts is that of fajr',
    )
    await look('one')
    expect(brandsOf('one').ofHost('yawmi.noor.example')?.name).toBe('فجر')
  })

  it('is neither lost nor mixed up when several are published at once', async () => {
    const ids = ['a1', 'b2', 'c3', 'd4']
    await Promise.all(ids.map((id) => publish(`علامة ${id}`, { id })))
    await look('a')
    expect(ids.map((id) => nameAt('a', id))).toEqual(ids.map((id) => `علامة ${id}`))
  })

  it('is what a restored database has of it', async () => {
    await publish('أولى')
    await publish('ثانية')
    await look('a')
    await db.execute('DELETE FROM brand_revisions WHERE revision = 2')
    await look('a')
    expect(nameAt('a')).toBe('أولى')
  })
})

describe('where the site trusts a key for brands', () => {
  let trusted: TrustedKey[]
  /** An act of a team, whose key the site trusts for these. */
  const actOf = (team: string, roles: TrustedKey['roles'] = ['brands'], isTrusted = true): Act & { signer: Signer } => {
    const key = makeKey({ team, remotes: [], roles })
    if (isTrusted) trusted.push(publicPart(key))
    return { by: 'whoever types it', note: '', signer: signerOf(key) }
  }
  beforeEach(() => {
    trusted = []
  })

  it('a signed act is shown, and the log has the team of its key in place of a typed name', async () => {
    const act = actOf('marketing')
    await publish('نور', { terms: TERMS }, { ...act, note: 'الأسعار الجديدة' })
    await rollBackBrand(db, 'noor', 1, act)
    await withdrawBrand(db, 'noor', act)
    await publish('نور الجديدة', {}, act)
    await look('a', trusted)
    expect([nameAt('a'), warnings]).toEqual(['نور الجديدة', []])
    const { lines, faults } = await brandLog(db, undefined, trusted)
    expect(faults).toBe(0)
    expect(lines).toHaveLength(4)
    expect(lines.at(-1)).toMatch(/^1 {2}noor {2}\S+ {2}marketing \([\w-]{8}\) {2}الأسعار الجديدة$/)
    expect(lines.join()).not.toContain('whoever types it')
  })

  it('has its note as a part of its line in the log, whatever is in it', async () => {
    await publish('نور', {}, { ...actOf('marketing'), note: 'fine\u001b[2K\u202e\n2  noor  forged' })
    const { lines } = await brandLog(db, undefined, trusted)
    expect(lines).toEqual([expect.stringMatching(/^1 {2}noor .* fine \[2K 2 {2}noor {2}forged$/)])
  })

  it('what was published before any act was signed stays', async () => {
    await publish('قبل', { id: 'fajr' })
    await publish('نور', {}, actOf('marketing'))
    await look('a', trusted)
    expect([nameAt('a', 'fajr'), nameAt('a'), warnings]).toEqual(['قبل', 'نور', []])
    expect((await brandLog(db, undefined, trusted)).faults).toBe(0)
  })

  it.each([
    ['that nobody signed', () => ACT, 'it is not signed'],
    ['of a key that it does not trust', () => actOf('stranger', ['brands'], false), 'does not trust the key'],
    ['of a key for remotes', () => actOf('content', ['publish']), 'may publish, not brands'],
  ])('a revision %s is not shown, and the one before stays', async (_, act, why) => {
    await publish('نور', {}, actOf('marketing'))
    await look('a', trusted)
    await publish('غيرها', {}, act())
    await look('a', trusted)
    expect(nameAt('a')).toBe('نور')
    expect(warnings).toEqual([expect.stringMatching(`ALARM: revision 2 of brand noor is not shown: .*${why}`)])
    const { lines, faults } = await brandLog(db, 'noor', trusted)
    expect([faults, lines[0]]).toEqual([1, expect.stringContaining(why)])
  })

  it('a revision of a key that is trusted later is shown from then on, while the host runs', async () => {
    await publish('نور', {}, actOf('marketing'))
    let known = [...trusted]
    const running = new PublishedBrands(db, host('a'), warnings.push.bind(warnings), () => known)
    await running.look()
    await publish('نور الجديدة', {}, actOf('another'))
    await running.look()
    expect([nameAt('a'), warnings.length]).toEqual(['نور', 1])
    known = trusted
    await running.look()
    expect([nameAt('a'), warnings.length]).toEqual(['نور الجديدة', 1])
  })

  it('a host that starts with an empty folder shows the newest revision that is sound, and says which', async () => {
    const act = actOf('marketing')
    await publish('نور', { terms: TERMS }, act)
    await look('behind', trusted)
    await publish('نور ٢', { terms: TERMS }, act)
    for (const name of ['دخيل', 'دخيل ٢']) await publish(name)
    await Promise.all([look('empty', trusted), look('behind', trusted)])
    expect([nameAt('empty'), nameAt('behind')]).toEqual(['نور ٢', 'نور ٢'])
    expect(ownFile(brandsOf('empty').get('noor')!, 'terms.json')?.bytes.toString()).toContain('شروط')
    expect(new Set(warnings)).toEqual(
      new Set([
        'ALARM: revision 4 of brand noor is not shown: it is not signed',
        'brand noor is that of revision 2, the newest that is sound',
      ]),
    )
    await publish('نور ٣', {}, act)
    await look('empty', trusted)
    expect(nameAt('empty')).toBe('نور ٣')
  })

  it('what was withdrawn by a trusted key does not come back with a revision that is refused', async () => {
    const act = actOf('marketing')
    await publish('نور', {}, act)
    await withdrawBrand(db, 'noor', act)
    await publish('دخيل')
    await look('empty', trusted)
    expect(nameAt('empty')).toBeUndefined()
  })

  it.each([
    ['its text was changed', `UPDATE brand_revisions SET text = replace(text, 'نور', 'نار') WHERE revision = 2`, 2],
    [
      'what lies beside it was changed',
      `UPDATE brand_revisions SET beside = '{"x.json":"e30="}' WHERE revision = 2`,
      2,
    ],
    ['its reason was changed', `UPDATE brand_revisions SET note = 'x' WHERE revision = 2`, 2],
    ['its signature was taken away', `UPDATE brand_revisions SET act = NULL, sig = NULL WHERE revision = 2`, 2],
    ['one before it was taken away', 'DELETE FROM brand_revisions WHERE revision = 2', 3],
  ])('the log shows it when %s', async (_, change, revision) => {
    const act = actOf('marketing')
    for (const name of ['نور', 'نور ٢', 'نور ٣']) await publish(name, {}, act)
    expect((await brandLog(db, undefined, trusted)).faults).toBe(0)
    await db.execute(change)
    const { lines } = await brandLog(db, undefined, trusted)
    const marked = lines.filter((line) => line.includes('! ')).map((line) => Number(line.split(' ')[0]))
    expect(marked).toContain(revision)
  })
})
