import { contactMessages } from '../infrastructure/db/schema/contact'
import { createTestDatabase, type TestDatabase } from '../../test/database/test-database'
import { durationOf, printContacts } from './contacts'

const NOW = new Date('2026-11-10T12:00:00Z')
const MESSAGE = { name: 'سالم', email: 'salem@example.ly', phoneNumber: '0912345678' }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.insert(contactMessages).values([
    { ...MESSAGE, subject: 'قديم', message: 'نص', createdAt: new Date('2026-11-01T12:00:00Z') },
    {
      ...MESSAGE,
      subject: 'جديد\nسطر',
      message: 'أول\u001b[2J\r\nثان\u202e',
      createdAt: new Date('2026-11-09T12:00:00Z'),
    },
  ])
})
afterAll(() => database.drop())

async function output(options: { since?: number; full?: boolean; now?: undefined }): Promise<string[]> {
  const lines: string[] = []
  await printContacts(database.db, { full: false, now: NOW, print: (line) => lines.push(line), ...options })
  return lines
}

describe('the list of messages to support', () => {
  it('says them oldest first with the time of Tripoli, numbers masked and nothing that a terminal acts on', async () => {
    expect(await output({})).toEqual([
      '2026-11-01 14:00  سالم  salem@example.ly  •••••••678  قديم',
      '    نص',
      '2026-11-09 14:00  سالم  salem@example.ly  •••••••678  جديد سطر',
      '    أول[2J',
      '    ثان',
      '2 messages.',
    ])
  })

  it('leaves out what is older than asked for', async () => {
    const lines = await output({ since: durationOf('7d')! })
    expect(lines.at(-1)).toBe('1 messages.')
    expect(lines[0]).toContain('جديد')
  })

  it("counts back from the database's time, whatever this machine's clock says", async () => {
    await database.db.insert(contactMessages).values({ ...MESSAGE, subject: 'الآن', message: 'نص' })
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 86_400_000)
    const lines = await output({ since: durationOf('7d')!, now: undefined })
    jest.restoreAllMocks()
    expect(lines.at(-1)).toBe('1 messages.')
  })

  it('shows numbers whole when asked to', async () => {
    expect((await output({ full: true }))[0]).toContain('0912345678')
  })

  it.each([
    ['12h', 12 * 3_600_000],
    ['7d', 7 * 86_400_000],
    ['2w', 14 * 86_400_000],
    ['7', undefined],
    ['-7d', undefined],
    ['d', undefined],
  ])('reads a length of %s', (text, milliseconds) => {
    expect(durationOf(text)).toBe(milliseconds)
  })
})
