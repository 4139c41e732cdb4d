import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { publishBrand } from './brand-revisions'
import { PublishedBrands } from './published-brands'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(path.join(os.tmpdir(), 'yawmi-own-logos-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const place = (name: string) => path.join(folder, name)
const publish = () => publishBrand(database.db, place('noor.json'), 'noor', { by: 'مها', note: '' })

it('the logos of a brand are published with it, and it is refused without them', async () => {
  const logo = { image: '/brands/noor/logo.svg', imageDark: '/brands/noor/dark.svg?2' }
  writeFileSync(place('noor.json'), JSON.stringify({ id: 'noor', name: 'نور', logo }))
  mkdirSync(place('noor'))
  writeFileSync(place('noor/logo.svg'), '<svg></svg>')
  await expect(publish()).rejects.toThrow('brand noor: logo.imageDark: there is no file dark.svg in the brand’s folder')
  writeFileSync(place('noor/dark.svg'), '<svg><script/></svg>')
  await expect(publish()).rejects.toThrow('brand noor: logo.imageDark: dark.svg must hold no script')
  writeFileSync(place('noor/dark.svg'), '<svg id="dark"></svg>')
  await publish()

  const warn = jest.fn()
  await new PublishedBrands(database.db, place('host'), warn).look()
  const logos = ['logo.svg', 'dark.svg'].map((name) => String(readFileSync(place(`host/noor/${name}`))))
  expect(logos).toEqual(['<svg></svg>', '<svg id="dark"></svg>'])
  expect(warn).not.toHaveBeenCalled()
})
