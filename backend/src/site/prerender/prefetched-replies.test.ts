import Fastify from 'fastify'
import { PrefetchedReplies } from './prefetched-replies'

it('leaves out what is no operation, whatever a release names', async () => {
  const app = Fastify()
  app.get('/api/v2/players/contents/leaf-of-the-day', async () => ({ data: 1 }))
  const replies = new PrefetchedReplies(app)
  expect(await replies.of(['leafOfDay', 'constructor', 'toString', '__proto__', 'nothing'])).toEqual({
    leafOfDay: { data: 1 },
  })
  await app.close()
})
