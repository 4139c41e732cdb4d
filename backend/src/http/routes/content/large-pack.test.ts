import { contentSiteOfFile } from '../../../../test/site/content-site'

const context = contentSiteOfFile()
const { data } = context

it('a sticker pack that has grown beyond what WhatsApp takes has as many as are shown of it', async () => {
  // As editors would: further rows of the same pack.
  await context.site.database.db.$client.query(`
    INSERT INTO contents (id, external_id, type, root_id, category_id, title, body, search_key, picture_id, publish_at, position)
    SELECT gen_random_uuid(), 'more-' || n, type, root_id, category_id, title, body, search_key, picture_id, publish_at, n
    FROM contents, generate_series(100, 135) AS n WHERE external_id = 'sticker-1'`)
  const [pack] = await data('/api/v2/players/stickers')
  const { stickers } = await data(`/api/v2/players/stickers/${pack.uuid}`)
  expect(stickers).toHaveLength(30)
  expect(pack.number_of_stickers).toBe(30)
})
