import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSources } from './sources'

const COLUMNS = ['type', 'title', 'body', 'category', 'tags', 'publish_at', 'media_file', 'external_id']
const JOKE = ['joke', 'عنوان', 'قال: نعم, ثم سكت؛ "وضحك"', 'jokes/school', 'new;short', '2026-12-31', '', 'j-1']

let folder: string
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-tables-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** As a spreadsheet program writes it: cells that hold the separator or a quote stand in quotes. */
const written = (rows: string[][], separator: string) => {
  const quoted = (cell: string) =>
    cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell
  return rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join('')
}

const read = (content: string | Buffer, name = 'content.csv') => {
  writeFileSync(path.join(folder, name), content)
  return readSources([folder])
}

describe('a table of text', () => {
  it.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('is read with %s between its cells, whatever stands inside them', async (_, separator) => {
    const { rows, faults, skipped } = await read(`\uFEFF${written([COLUMNS, JOKE], separator)}`)
    expect([faults, skipped]).toEqual([[], []])
    expect(rows).toMatchObject([
      { line: 2, type: 'joke', title: 'عنوان', body: JOKE[2], category: 'jokes/school', external_id: 'j-1' },
    ])
    expect(rows[0]?.tags).toEqual(['new', 'short'])
  })

  it.each([',', ';', '\t'])(
    'is divided by %j alone, though a title of a column holds the others in quotes',
    async (separator) => {
      const note = ' a, b; c\td "e" '
      const header = [`"${note.replaceAll('"', '""')}"`, ...COLUMNS].join(separator)
      const { rows, faults } = await read(`${header}\n${written([['-', ...JOKE]], separator)}`)
      expect(faults).toEqual([])
      expect(rows).toMatchObject([{ type: 'joke', body: JOKE[2], external_id: 'j-1' }])
    },
  )

  it('is read without the marks of direction that came along with what was copied, but for its texts', async () => {
    const marked = JOKE.map((cell, at) => (at < 7 && cell ? `\u200f${cell}\u202c` : cell))
    const { rows, faults } = await read(written([COLUMNS, marked], ','))
    expect(faults).toEqual([])
    expect(rows).toMatchObject([
      {
        type: 'joke',
        title: '\u200fعنوان\u202c',
        category: 'jokes/school',
        tags: ['new', 'short'],
        external_id: 'j-1',
      },
    ])
    expect(rows[0]?.publish_at).toEqual(new Date('2026-12-30T22:00:00Z'))
  })

  it('is read in the encoding that its first bytes name', async () => {
    const { rows } = await read(Buffer.from(`\uFEFF${written([COLUMNS, JOKE], '\t')}`, 'utf16le'))
    expect(rows).toMatchObject([{ body: JOKE[2], external_id: 'j-1' }])
  })

  it('is refused, at its line, where it was saved in an encoding of before', async () => {
    const header = Buffer.from(`${COLUMNS.join(',')}\r\njoke,,ok,,,,,j-0\r\njoke,,`)
    const { rows, faults } = await read(
      Buffer.concat([header, Buffer.from('e4dfcac9', 'hex'), Buffer.from(',,,,,j-1\r\n')]),
    )
    expect(rows).toEqual([])
    expect(faults).toEqual([{ file: 'content.csv', line: 3, message: 'is not UTF-8: save the table as "CSV UTF-8"' }])
  })

  it.each(['Publish_At', 'publish at', 'publish_date', '\u200Fpublish_at'])(
    'is refused with a column %j, without which its rows would be published at once',
    async (title) => {
      const { rows, faults } = await read(
        written(
          [
            ['note', ...COLUMNS.with(5, title)],
            ['-', ...JOKE],
          ],
          ';',
        ),
      )
      expect(rows).toHaveLength(1)
      expect(faults).toEqual([
        { file: 'content.csv', line: 1, message: `has a column ${title.trim()}; did you mean publish_at?` },
      ])
    },
  )

  it('is refused where it has a column twice, of which one would be passed over', async () => {
    const { faults } = await read(
      written(
        [
          [...COLUMNS, 'publish_at', 'notes', 'notes'],
          [...JOKE, '', '', ''],
        ],
        ',',
      ),
    )
    expect(faults).toEqual([{ file: 'content.csv', line: 1, message: 'has the column publish_at twice' }])
  })

  it('may have columns of its editors beside those of an import', async () => {
    const { faults } = await read(
      written(
        [
          [...COLUMNS, 'editor', 'notes', 'texts', 'الكاتب'],
          [...JOKE, '', '', '', ''],
        ],
        ',',
      ),
    )
    expect(faults).toEqual([])
  })

  it('is refused where a text has lost letters, or holds what no text does', async () => {
    const rows = ['\uFFFD\uFFFD', 'ا\0ب', 'سطر\vسطر'].map((body, index) => [
      'joke',
      '',
      body,
      '',
      '',
      '',
      '',
      `j-${index}`,
    ])
    const { faults } = await read(written([COLUMNS, ...rows], ','))
    expect(faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '2 body has lost letters (\uFFFD): write them again',
      '3 body holds the control character U+0000, which no screen shows: delete it',
      '4 body holds the control character U+000B, which no screen shows: delete it',
    ])
  })

  it('may have rows below its own in which nothing stands, as Excel writes them where something stood once', async () => {
    const nothing = COLUMNS.map(() => '')
    const spaces = COLUMNS.map(() => ' ')
    const { rows, faults } = await read(
      written([COLUMNS, JOKE, nothing, spaces, [...JOKE.slice(0, 7), 'j-2'], nothing], ','),
    )
    expect(faults).toEqual([])
    expect(rows.map(({ line, external_id }) => [line, external_id])).toEqual([
      [2, 'j-1'],
      [5, 'j-2'],
    ])
  })

  it.each([
    ['a mark of direction', '\u200f'],
    ['joiners', '\u200d\u200b'],
    ['spaces that do not break, and fillers', '\u00a0\u3164\u200f \u2060'],
  ])(
    'is refused where what has to be shown is %s alone, of which a page would show an empty joke',
    async (_, nothing) => {
      const { faults } = await read(
        written(
          [
            COLUMNS,
            ['joke', '', nothing, '', '', '', '', 'j-1'],
            ['quote', nothing, 'نص', '', '', '', '', 'q-1'],
            ['joke', '', `\u200fن${nothing}`, '', '', '', '', 'j-2'],
            ['message', '', '❤️', '', '', '', '', 'm-1'],
          ],
          ',',
        ),
      )
      expect(faults.map(({ line, message }) => `${line} ${message}`)).toEqual([
        '2 body is missing: a joke needs it',
        '3 title is missing: a quote needs it',
      ])
    },
  )

  it('is named where it cannot be read, in place of the call that failed', async () => {
    mkdirSync(path.join(folder, 'old.csv'))
    mkdirSync(path.join(folder, 'old.xlsx'))
    symlinkSync(path.join(folder, 'gone'), path.join(folder, 'shortcut.csv'))
    const { rows, faults } = await read(written([COLUMNS, JOKE], ','))
    expect(rows).toHaveLength(1)
    expect(faults).toEqual([
      { file: 'old.csv', line: 0, message: 'cannot be read (EISDIR)' },
      { file: 'old.xlsx', line: 0, message: expect.stringContaining('EISDIR') },
      { file: 'shortcut.csv', line: 0, message: 'cannot be read (ENOENT)' },
    ])
  })

  it('is left out when its columns are others, or when it is no table', async () => {
    const others = ['name;salary\nA;1', 'type,"external_id', '']
    for (const [index, content] of others.entries()) writeFileSync(path.join(folder, `${index}.csv`), content)
    const { rows, skipped, faults } = await read(written([COLUMNS, JOKE], ';'))
    expect(skipped).toEqual(others.map((_, index) => path.join(folder, `${index}.csv`)))
    expect([rows.length, faults]).toEqual([1, []])
  })
})
