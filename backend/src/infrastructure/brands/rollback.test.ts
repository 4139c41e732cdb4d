import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database'
import { brandRevisions } from '../db/schema/brands'
import { revisionsOf, rollBackBrand } from './brand-revisions'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

it('a brand does not go back to a revision that hosts would not show by the rules of today', async () => {
  const row = { brandId: 'noor', beside: {}, publishedBy: 'مها', note: '' }
  const texts = [
    { id: 'noor', nmae: 'نور' },
    { id: 'noor', name: 'نور' },
  ].map((brand) => JSON.stringify(brand))
  await database.db.insert(brandRevisions).values(texts.map((text) => ({ ...row, text })))
  await expect(rollBackBrand(database.db, 'noor', undefined, { by: 'مها', note: '' })).rejects.toThrow(
    'revision 1 of noor is none that hosts would show: nmae: there is no such option; did you mean name?',
  )
  expect(await revisionsOf(database.db, 'noor', 9)).toHaveLength(2)
})
