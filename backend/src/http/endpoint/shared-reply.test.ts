import { gunzipSync } from 'node:zlib'
import { compress } from './compressed'
import { SharedReply, sharedReplies } from './shared-replies'

jest.mock('./compressed', () => {
  const actual = jest.requireActual<{ compress: typeof compress }>('./compressed')
  return { ...actual, compress: jest.fn(actual.compress) }
})

it('is compressed anew for who asks after it could not be', async () => {
  jest.mocked(compress).mockRejectedValueOnce(new Error('out of memory'))
  const reply = new SharedReply('a reply')
  await expect(reply.compressed('gzip')).rejects.toThrow('out of memory')
  expect(gunzipSync(await reply.compressed('gzip')).toString()).toBe('a reply')
  expect(reply.compressed('gzip')).toBeInstanceOf(Buffer)
})

it('gives way where very many are kept, as small as each is: they take more than their bytes', async () => {
  const replies = sharedReplies()
  for (let search = 0; search < 30_000; search += 1)
    await replies.get(`search ${search}`, async () => new SharedReply('{}'))
  expect(replies.peek('search 0')).toBeUndefined()
  expect(replies.peek('search 29999')).toBeDefined()
})
