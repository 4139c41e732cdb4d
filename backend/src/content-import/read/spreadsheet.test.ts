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

/** Changes a part of a workbook. */
const change = (parts: Record<string, Uint8Array>, part: string, from: string, to: string) =>
  void (parts[part] = strToU8(strFromU8(parts[part]!).replace(from, to)))

/** Puts a sheet before the others that is nothing but a chart. */
function withChart(parts: Record<string, Uint8Array>): Record<string, Uint8Array> {
  change(parts, 'xl/workbook.xml', '<sheet ', '<sheet name="رسم" sheetId="9" r:id="rId9"/><sheet ')
  const relations = 'xl/_rels/workbook.xml.rels'
  const [relation = ''] = /<Relationship Id="rId1"[^>]*>/.exec(strFromU8(parts[relations]!)) ?? []
  const chart = relation.replace('rId1', 'rId9').replaceAll('worksheet', 'chartsheet')
  change(parts, relations, relation, relation + chart)
  return parts
}

/** Merges cells of its sheet. */
const merge = (parts: Record<string, Uint8Array>, ...ranges: string[]) => {
  const merged = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')
  change(parts, 'xl/worksheets/sheet1.xml', '</worksheet>', `<mergeCells>${merged}</mergeCells></worksheet>`)
}

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
    change(
      parts,
      'xl/workbook.xml',
      '<sheet ',
      `<sheet name="شهر &gt; مضى" sheetId="2" state="${state}" r:id="rId9"/><sheet `,
    )
    const relation = strFromU8(parts['xl/_rels/workbook.xml.rels']!).match(/<Relationship Id="rId1"[^>]*>/)![0]
    change(
      parts,
      'xl/_rels/workbook.xml.rels',
      relation,
      relation + relation.replace('rId1', 'rId9').replace('sheet1', 'sheet2'),
    )
    writeFileSync(file, zipSync({ ...parts, 'xl/worksheets/sheet2.xml': old['xl/worksheets/sheet1.xml']! }))
    expect((await readSources([folder])).rows).toMatchObject([{ external_id: 'new', body: 'جديدة' }])
  })

  it('gives the first sheet of cells, not a chart that has a sheet of its own before it', async () => {
    const parts = unzipSync(workbook([COLUMNS, ['joke', undefined, 'نكتة', ...Array<undefined>(4), 'j-1']]))
    writeFileSync(file, zipSync(withChart(parts)))
    expect(await readSources([folder])).toMatchObject({ rows: [{ external_id: 'j-1' }], faults: [] })
    change(parts, 'xl/workbook.xml', 'sheetId="1"', 'sheetId="1" state="hidden"')
    writeFileSync(file, zipSync(parts))
    expect((await readSources([folder])).faults).toEqual([
      expect.objectContaining({ message: expect.stringContaining('show the one that has the rows') }),
    ])
  })

  it.each([
    ['counts from 1900', '', 'is no date'],
    ['counts from 1904', '<workbookPr date1904="1"/>', 'has a year before 2000'],
  ])('that %s is refused for a time without its day, by its row', async (_, calendar, why) => {
    const time = '<row r="2"><c r="A2" t="inlineStr"><is><t>joke</t></is></c><c r="F2" s="1"><v>0.7708333</v></c></row>'
    const parts = unzipSync(workbook([COLUMNS], time, 'h:mm'))
    change(parts, 'xl/workbook.xml', '<sheets>', `${calendar}<sheets>`)
    writeFileSync(file, zipSync(parts))
    const { rows, faults } = await readSources([folder])
    expect(rows).toEqual([])
    expect(faults).toContainEqual({
      ...{ file: 'content.xlsx', line: 2 },
      message: expect.stringMatching(`^publish_at ${why}.*: write 2026-12-31 or 2026-12-31 18:30`),
    })
  })

  it.each([
    ['a formula that nobody has calculated', '<c r="F2" s="1"><f>NOW()+7</f></c>', 'has no value yet'],
    ['a formula whose value is left empty', '<c r="F2" s="1"><f>NOW()+7</f><v/></c>', 'has no value yet'],
    ['a text that nobody has calculated', '<c r="F2" t="str"><f>A1</f></c>', 'has no value yet'],
    ['the error of a formula', '<c r="F2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', 'is the error of a formula'],
  ])('is refused for %s, which would be published at once', async (_, cell, why) => {
    const row = cellXml('joke', 'A2') + cellXml('نكتة', 'C2') + cell + cellXml('j-1', 'H2')
    writeFileSync(file, workbook([COLUMNS], `<row r="2">${row}</row>`))
    expect((await readSources([folder])).faults).toEqual([
      { file: 'content.xlsx', line: 2, message: expect.stringMatching(`^publish_at is .*${why.replace('is ', '')}`) },
    ])
  })

  it('takes the values of its formulas, and leaves alone what its editors keep beside its columns', async () => {
    const row =
      cellXml('joke', 'A2') +
      '<c r="C2" t="str"><f>"نكتة"</f><v>نكتة</v></c><c r="D2" t="str"><f>""</f><v></v></c>' +
      '<c r="F2" s="1"><f>NOW()</f><v>46387.5</v></c>' +
      cellXml('j-1', 'H2') +
      '<c r="I2"><f>1</f></c><c r="J2" t="e"><v>#REF!</v></c>'
    const parts = unzipSync(workbook([[...COLUMNS, 'total', 'notes']], `<row r="2">${row}</row>`))
    merge(parts, 'I2:J9', 'A1:B1', 'G2:G9')
    writeFileSync(file, zipSync(parts))
    const { rows, faults } = await readSources([folder])
    expect(faults).toEqual([])
    expect(rows).toMatchObject([{ body: 'نكتة', external_id: 'j-1', publish_at: new Date('2026-12-31T10:00:00Z') }])
  })

  it('is refused for merged cells, of which all rows but the first would be published at once', async () => {
    const rows = [2, 3].map((line) => ['joke', undefined, 'نكتة', undefined, undefined, line === 2 ? '2030-01-01' : ''])
    const parts = unzipSync(workbook([COLUMNS, ...rows.map((row, at) => [...row, undefined, `j-${at}`])]))
    merge(parts, 'F2:F3', 'B3:C3', 'C2:D2')
    writeFileSync(file, zipSync(parts))
    const { faults } = await readSources([folder])
    expect(faults.map(({ line, message }) => `${line} ${message.split(',')[0]}`)).toEqual([
      '2 publish_at is one of the merged cells F2:F3',
      '2 category is one of the merged cells C2:D2',
    ])
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
