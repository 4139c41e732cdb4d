import { OPERATIONS, type OperationId } from '@yawmi/contract'
import { isReply } from './is-reply'

const ids = Object.keys(OPERATIONS) as OperationId[]
const meta = { current_page: 1, last_page: 1, per_page: 20, total: 0 }

describe("somebody else's JSON", () => {
  it.each(ids)('is no reply of %s', (id) => {
    for (const json of [{ login: 'portal' }, { data: { login: 'portal' } }, { data: null }, {}, [], null, 'text'])
      expect(isReply(id, json)).toBe(false)
  })

  it.each<[OperationId, object]>([
    ['categories', { data: [{ uuid: '1' }, { name: 'portal' }] }],
    ['categories', { data: [null] }],
    ['stickers', { data: [{ uuid: '1' }] }],
    ['stickers', { data: {}, meta }],
  ])('is no list of %s: %j', (id, json) => expect(isReply(id, json)).toBe(false))
})

it.each<[OperationId, object]>([
  ['categories', { data: [{ uuid: '1' }] }],
  ['stickers', { data: [], meta }],
  ['subscriberDetails', { data: { id: '1' } }],
  ['contact', { message: '' }],
])('a reply of %s is', (id, json) => expect(isReply(id, json)).toBe(true))
