import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { cellXml, DATE, workbook } from '../../../test/requests/workbook'
import { readSources } from './sources'

const COLUMNS = ['type', 'title', 'body', 'category', 'tags', 'publish_at', 'media_file', 'external_id']
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-xlsx-'))
  file = path.join(folder, 'content.xlsx')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a spreadsheet', () => {
  it.each(['XFD1048576', 'ZZZZZZZ2', 'A99999999999'])('is refused for a stray cell as far away as %s', async (at) => {
    const stray = `<row r="${/\d+/.exec(at)?.[0]}">${cellXml('x', at)}</row>`
    writeFileSync(file, workbook([COLUMNS, ['joke', undefined, 'نكتة']], stray))
    const { faults } = await readSources([folder])
    expect(faults).toEqual([expect.objectContaining({ line: 0, message: expect.stringContaining(at) })])
  })

  it('gives the rows of its first sheet, with dates as the clock of Tripoli and numbers as text', async () => {
    writeFileSync(
      file,
      workbook([
        COLUMNS,
        ['joke', undefined, 'نكتة', 'jokes/school', undefined, DATE, undefined, 17],
        [],
        ['quote', 'قائل', 'نص', undefined, undefined, '2026-12-31', undefined, 'q-1'],
      ]),
    )
    const { rows, faults } = await readSources([folder])
    expect(faults).toEqual([])
    expect(rows).toMatchObject([
      { type: 'joke', body: 'نكتة', external_id: '17', line: 2, publish_at: new Date('2026-12-31T16:30:00Z') },
      { type: 'quote', title: 'قائل', external_id: 'q-1', line: 4, publish_at: new Date('2026-12-30T22:00:00Z') },
    ])
  })

  it.each(['hidden', 'veryHidden'])('gives the first sheet that is seen, not a %s one before it', async (state) => {
    const parts = unzipSync(workbook([COLUMNS, ['joke', undefined, 'جديدة', ...Array<undefined>(4), 'new']]))
    const old = unzipSync(workbook([COLUMNS, ['joke', undefined, 'قديمة', ...Array<undefined>(4), 'old']]))
    const change = (part: string, from: string, to: string) =>
      (parts[part] = strToU8(strFromU8(parts[part]!).replace(from, to)))
    change('xl/workbook.xml', '<sheet ', `<sheet name="شهر &gt; مضى" sheetId="2" state="${state}" r:id="rId9"/><sheet `)
    const relation = strFromU8(parts['xl/_rels/workbook.xml.rels']!).match(/<Relationship Id="rId1"[^>]*>/)![0]
    change(
      'xl/_rels/workbook.xml.rels',
      relation,
      relation + relation.replace('rId1', 'rId9').replace('sheet1', 'sheet2'),
    )
    writeFileSync(file, zipSync({ ...parts, 'xl/worksheets/sheet2.xml': old['xl/worksheets/sheet1.xml']! }))
    expect((await readSources([folder])).rows).toMatchObject([{ external_id: 'new', body: 'جديدة' }])
  })

  it('that has a password is refused with what to do', async () => {
    writeFileSync(file, Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]))
    const { faults } = await readSources([folder])
    expect(faults).toEqual([expect.objectContaining({ message: expect.stringMatching(/password.*save it as \.xlsx/) })])
  })

  it('tells the row and the column of what is wrong', async () => {
    writeFileSync(file, workbook([COLUMNS, ['joke', '', '', '', '', 'soon', '', 'j-1'], ['poem']]))
    const { faults } = await readSources([file])
    expect(faults.map(({ file: name, line, message }) => `${name}:${line} ${message}`)).toEqual([
      'content.xlsx:2 publish_at is no date: write 2026-12-31 or 2026-12-31 18:30 (time of Tripoli)',
      expect.stringMatching(/^content.xlsx:3 type is none of background, /),
      'content.xlsx:3 external_id is missing',
    ])
  })

  it('is left out when it has other columns, and a fault when it cannot be read', async () => {
    writeFileSync(path.join(folder, 'jokes.csv'), `${COLUMNS.join(',')}\njoke,,نكتة,,,,,j-1\n`)
    writeFileSync(file, workbook([['name', 'salary']]))
    expect(await readSources([folder])).toMatchObject({ skipped: [file], faults: [] })
    writeFileSync(file, 'no workbook')
    expect((await readSources([folder])).faults).toEqual([
      { file: 'content.xlsx', line: 0, message: expect.stringMatching(/^is no spreadsheet that can be read: /) },
    ])
  })

  it('is refused when it unpacks to more than 64 MB', async () => {
    writeFileSync(file, zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(65 * 1024 ** 2) }))
    expect((await readSources([file])).faults[0]?.message).toContain('holds more than 64 MB')
  })
})
