import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { buildPrograms } from '../../../test/processes/server-process'
import { DATE, workbook } from '../../../test/requests/workbook'
import { BoundedReader } from './bounded-reader'
import { readSources } from './sources'
import { readRecords } from './tables'

const COLUMNS = ['type', 'title', 'body', 'category', 'tags', 'publish_at', 'media_file', 'external_id']
const CSV = `${COLUMNS.join(',')}\njoke,,نكتة,,,,,j-1\n`
const MB = 1024 ** 2

let programs: string
let folder: string
let reader: BoundedReader
beforeAll(async () => {
  programs = await buildPrograms()
}, 60_000)
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-bounded-'))
  reader = readerOf({ memory: 64, table: 5, unpack: 5 })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const readerOf = (bounds: { memory: number; table: number; unpack: number }) =>
  new BoundedReader(path.join(programs, 'import-worker.mjs'), bounds)

function write(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

/** Its number formats are searched for brackets, once for each that is not closed. */
const hostileFormat = () => workbook([COLUMNS, ['joke', '', 'x', '', '', DATE, '', 'j-1']], '', '['.repeat(MB))
/** The reader begins again at each of them. */
const hostileAttributes = () => workbook([COLUMNS], '<c r='.repeat(MB))

it.each([
  ['a table', 'jokes.csv', () => CSV],
  ['a table of other columns', 'other.csv', () => 'name,salary\nx,1\n'],
  ['a table that is broken', 'broken.csv', () => `${CSV}"`],
  ['a spreadsheet', 'jokes.xlsx', () => workbook([COLUMNS, ['joke', '', 'نكتة', '', '', DATE, '', 'j-1']])],
  ['no spreadsheet', 'none.xlsx', () => 'nothing'],
])('reads %s as it is read without bounds', async (_what, name, content) => {
  const file = write(name, content())
  expect(await reader.readRecords(file)).toEqual(await readRecords(file))
})

it.each([
  ['whose format of dates is a megabyte', hostileFormat],
  ['whose cells are never closed', hostileAttributes],
])(
  'gives up on a spreadsheet %s, names it, and works on other things meanwhile',
  async (_what, content) => {
    write('jokes.csv', CSV)
    write('hostile.xlsx', content())
    let ticks = 0
    const ticking = setInterval(() => (ticks += 1), 50)
    const began = Date.now()
    const { faults, rows } = await readSources([folder], {
      read: readerOf({ memory: 256, table: 2, unpack: 5 }).readRecords,
    })
    clearInterval(ticking)
    expect(faults).toEqual([{ file: 'hostile.xlsx', line: 0, message: 'takes longer than 2 s to read' }])
    expect(rows).toHaveLength(1)
    expect(Date.now() - began).toBeLessThan(10_000)
    expect(ticks).toBeGreaterThan(10)
  },
  30_000,
)

it('gives up on a table that takes more memory than it may, and goes on', async () => {
  write('large.csv', CSV + 'joke,,x,,,,,j\n'.repeat(1_000_000))
  write('small.csv', CSV)
  const { faults, rows } = await readSources([folder], {
    read: readerOf({ memory: 32, table: 60, unpack: 5 }).readRecords,
  })
  expect(faults).toEqual([{ file: 'large.csv', line: 0, message: 'takes more than 32 MB to read' }])
  expect(rows).toHaveLength(1)
}, 90_000)

it('refuses a table of over 64 MB unread', async () => {
  write('huge.csv', CSV + ' '.repeat(64 * MB))
  expect(await reader.readRecords(path.join(folder, 'huge.csv'))).toEqual({
    records: [],
    faults: [{ file: 'huge.csv', line: 0, message: 'is larger than 64 MB' }],
  })
})

describe('an archive', () => {
  it('is unpacked as without bounds, and refused with the same words', async () => {
    const archive = write('content.zip', zipSync({ 'jokes.csv': strToU8(CSV) }))
    const out = mkdtempSync(path.join(folder, 'out-'))
    expect(await reader.unpack(archive, out)).toBe(out)
    expect(readFileSync(path.join(out, 'jokes.csv'), 'utf8')).toBe(CSV)
    await expect(reader.unpack(write('none.zip', 'nothing'), out)).rejects.toMatchObject({
      faults: [{ file: 'none.zip', line: 0, message: expect.stringMatching(/^cannot be unpacked/) }],
    })
  })

  it('that takes too long ends with its name', async () => {
    const archive = write(
      'slow.zip',
      zipSync(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`${n}`, strToU8(CSV)]))),
    )
    const out = mkdtempSync(path.join(folder, 'out-'))
    await expect(readerOf({ memory: 64, table: 1, unpack: 0.05 }).unpack(archive, out)).rejects.toMatchObject({
      faults: [{ file: 'slow.zip', line: 0, message: 'takes longer than 0.05 s to read' }],
    })
  })
})
