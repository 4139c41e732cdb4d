import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { writeSampleContent } from '../../../test/database/sample-folder'
import { mediaIn } from '../../../test/site/media-in'
import { describeFault, ImportRefused } from '../fault'
import { importContent } from '../import-content'
import { readSources } from '../read/sources'
import { drawLargest } from './resize'

let database: TestDatabase
let sample: string
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  sample = writeSampleContent()
}, 60_000)
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-drawings-'))
  cpSync(sample, path.join(folder, 'content'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))
afterAll(async () => {
  rmSync(sample, { recursive: true })
  await database.drop()
})

const drawing = (name: string) => path.join(folder, 'content/art', name)

/** What is wrong with the folder as it lies there. */
async function faults(options: Partial<Parameters<typeof importContent>[0]> = { dryRun: true }): Promise<string[]> {
  const source = await readSources([path.join(folder, 'content')])
  const objects = mediaIn(path.join(folder, 'data'))
  const refused = await importContent({ db: database.db, objects, source, ...options }).catch((error: unknown) => error)
  return refused instanceof ImportRefused ? refused.faults.map(describeFault) : [`not refused: ${String(refused)}`]
}

it('a drawing that is a link out of the folder is none of the import, which would serve that file to everybody', async () => {
  const secret = path.join(folder, 'settings.env')
  writeFileSync(secret, 'OTP_SECRET=0123456789')
  rmSync(drawing('jokes.svg'))
  symlinkSync(secret, drawing('jokes.svg'))
  expect(await faults()).toEqual([
    'catalogue.json  no drawing art/jokes.svg',
    'catalogue.json  no drawing art/jokes-school.svg or art/jokes.svg',
  ])
})

it.each([
  ['a PNG under that name', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a page of the web that was saved in its place', '<!doctype html><title>404</title><p>Not found'],
  ['an empty file', ''],
  ['one that was copied by half', undefined],
])('a drawing that is %s is refused by its name before anything is changed', async (_, bytes) => {
  const whole = readFileSync(drawing('jokes.svg'))
  writeFileSync(drawing('jokes.svg'), bytes ?? whole.subarray(0, whole.length / 2))
  writeFileSync(drawing('quotes-primary.svg'), bytes ?? whole.subarray(0, whole.length / 2))
  expect(await faults()).toEqual([
    'catalogue.json  the drawing art/jokes.svg is no SVG that can be used',
    'catalogue.json  the drawing art/quotes-primary.svg is no SVG that can be used',
  ])
})

it('a drawing that cannot be made into a picture is named', async () => {
  const draw = jest.fn(drawLargest).mockRejectedValue(new Error('drawing it takes longer than 30 s'))
  const source = { ...(await readSources([path.join(folder, 'content')])), rows: [] }
  expect(await faults({ draw, source })).toEqual([
    expect.stringMatching(
      /^catalogue\.json {2}the drawing art\/[a-z-]+\.svg cannot be used: drawing it takes longer than 30 s$/,
    ),
  ])
})
