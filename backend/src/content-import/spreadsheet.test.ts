import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { readSources } from './sources'

const COLUMNS = ['type', 'title', 'body', 'category', 'tags', 'publish_at', 'media_file', 'external_id']
/** Days since 1900 as spreadsheets count them, in the cell style of a date. */
const DATE = { serial: 46387.770833333336, style: 1 }

type Cell = string | number | typeof DATE | undefined

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-xlsx-'))
  file = path.join(folder, 'content.xlsx')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function cellXml(cell: Cell, at: string): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'object') return `<c r="${at}" s="${cell.style}"><v>${cell.serial}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`
}

/**
 * A workbook of one sheet as spreadsheet programs write it, with the parts that hold its values.
 * @param more rows as they are written there
 */
function workbook(rows: Cell[][], more = ''): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packageRel = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const sheet = rows
    .map((row, y) => {
      const cells = row.map((cell, x) => cellXml(cell, `${String.fromCharCode(65 + x)}${y + 1}`)).join('')
      return cells ? `<row r="${y + 1}">${cells}</row>` : ''
    })
    .join('')
  const parts = {
    '_rels/.rels': `<Relationships xmlns="${packageRel}"><Relationship Id="rId1" Type="${rel}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${rel}"><sheets><sheet name="محتوى" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRel}"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${rel}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="22" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}${more}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

describe('a spreadsheet', () => {
  it.each(['XFD1048576', 'ZZZZZZZ2', 'A99999999999'])('is refused for a stray cell as far away as %s', async (at) => {
    const stray = `<row r="${/\d+/.exec(at)}">${cellXml('x', at)}</row>`
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
