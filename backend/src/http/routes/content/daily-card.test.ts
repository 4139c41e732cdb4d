import type { DailyCard } from '@yawmi/contract'
import { contentSiteOfFile } from '../../../../test/site/content-site'

const context = contentSiteOfFile()

it('shows everybody the name, the quote and the joke of the day, and nothing else of it', async () => {
  const { data } = (await context.site.get('/api/v2/players/contents/leaf-of-the-day')).json<{ data: DailyCard }>()
  expect(data.date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(data.name).toMatchObject({ name: expect.any(String), description: expect.stringContaining('معنى') })
  expect(data.quote).toMatchObject({ name: expect.stringContaining('نص الاقتباس') })
  expect(data.joke).toMatchObject({ name: expect.stringContaining('نص النكتة') })
  expect(Object.keys(data).sort()).toEqual(['date', 'joke', 'name', 'quote'])
})
