import { CATEGORY_IDS, OPERATIONS, type OperationId } from '@yawmi/contract'
import { type Api, type Call, createEndpoints } from './api'
import type { CallInput, Transport } from './transport'

const ID = CATEGORY_IDS.images
const PNG = new Blob(['png'], { type: 'image/png' })
const contact = { name: 'سالم', email: 'a@b.example', phone_number: '0912345678', subject: 'سؤال', message: 'نص' }

type Sent = [operation: OperationId, input: CallInput]

/** What one function of the client sends. */
async function sent(use: (api: Api) => Promise<unknown>): Promise<Sent> {
  const calls: Sent[] = []
  const record = async (...[operation, input = {}]: Parameters<Transport>) => void calls.push([operation, input])
  await use(createEndpoints(record as Call))
  expect(calls).toHaveLength(1)
  return calls[0]!
}

const CALLS: [use: (api: Api) => Promise<unknown>, sends: Sent][] = [
  [
    (api) => api.login({ msisdn: '0912345678', transaction_identify: 't', brand: 'nasma' }),
    ['login', { body: { msisdn: '0912345678', device_type: 'web', transaction_identify: 't', brand: 'nasma' } }],
  ],
  [(api) => api.login({ msisdn: '0912345678' }), ['login', { body: { msisdn: '0912345678', device_type: 'web' } }]],
  [
    (api) => api.confirmOtp({ msisdn: '0912345678', otp: '1234' }),
    ['confirmOtp', { body: { msisdn: '0912345678', otp: '1234', device_type: 'web' } }],
  ],
  [(api) => api.logout(), ['logout', {}]],
  [(api) => api.unsubscribe('9'), ['unsubscribe', { body: { subscriber_id: '9' } }]],
  [(api) => api.activate('9', 'nasma'), ['activate', { body: { subscriber_id: '9', brand: 'nasma' } }]],
  ...(['unsubscribeConfirm', 'activateConfirm'] as const).map((call): [(api: Api) => Promise<unknown>, Sent] => [
    (api) => api[call]({ otp: '1234', subscriber_id: '9', msisdn: '0912345678' }),
    [call, { body: { otp: '1234', device_type: 'web', subscriber_id: '9', msisdn: '0912345678' } }],
  ]),
  [(api) => api.protectedScript('#cta_button'), ['protectedScript', { query: { targeted_element: '#cta_button' } }]],
  [(api) => api.subscriberDetails(), ['subscriberDetails', {}]],
  [(api) => api.updateSubscriber('سالم'), ['updateSubscriber', { body: { name: 'سالم', _method: 'PUT' } }]],
  [(api) => api.contact(contact), ['contact', { body: contact }]],
  [(api) => api.categories(), ['categories', {}]],
  [(api) => api.subCategories(ID), ['subCategories', { params: { categoryId: ID }, query: { device_type: 'web' } }]],
  [
    (api) => api.categoryContent(ID, { page: 2, limit: 8 }),
    ['categoryContent', { params: { categoryId: ID }, query: { page: 2, limit: 8 } }],
  ],
  [
    (api) => api.categoryContent(ID, { name: 'هدى' }),
    ['categoryContent', { params: { categoryId: ID }, query: { specific_name: 'هدى' } }],
  ],
  [(api) => api.categoryItem(ID, ID), ['categoryItem', { params: { categoryId: ID, uuid: ID } }]],
  [
    (api) => api.subCategoryContent(ID, { page: 1, limit: 5 }),
    ['subCategoryContent', { params: { id: ID }, query: { page: 1, limit: 5 } }],
  ],
  [(api) => api.latestVideos(), ['latestVideos', { query: {} }]],
  [(api) => api.latestQuotes(), ['latestQuotes', { query: {} }]],
  [(api) => api.todaysContent(), ['todaysContent', {}]],
  [(api) => api.contents({ tag: ID }), ['contents', { query: { tag: ID } }]],
  [(api) => api.contents({ category: ID }), ['contents', { query: { category: ID } }]],
  [(api) => api.tags('designs'), ['tags', { query: { related_to: 'designs' } }]],
  [(api) => api.stickers(), ['stickers', { query: {} }]],
  [(api) => api.stickerPack(ID), ['stickerPack', { params: { id: ID } }]],
  [
    (api) => api.designs('card', { page: 1, limit: 10 }),
    ['designs', { query: { design_type: 'card', page: 1, limit: 10 } }],
  ],
  [(api) => api.viewContent(ID), ['viewContent', { params: { id: ID }, body: {} }]],
  [(api) => api.viewTodaysContent(ID), ['viewTodaysContent', { body: { uuid: ID } }]],
]

const BY_NAME = CALLS.map(([use, [id, input]]) => [id, use, input] as const)

describe('a call of the client', () => {
  it.each(BY_NAME)('%s sends what the specification gives, to an address without a gap', async (id, use, input) => {
    const [operation, own] = await sent(use)
    const plain = JSON.parse(JSON.stringify(own)) as CallInput
    expect([operation, plain]).toEqual([id, input])
    expect(OPERATIONS[operation][1].match(/:\w+/g) ?? []).toEqual(
      Object.keys(own.params ?? {}).map((name) => `:${name}`),
    )
  })

  it('saves what belongs to a design before its picture', async () => {
    const document = new Blob(['{}'], { type: 'application/json' })
    const [, { body }] = await sent((api) =>
      api.saveDesign('image', PNG, { key: 'draft-1', name: 'عيد', replaces: 'a'.repeat(32), document }),
    )
    const form = body as FormData
    expect([...form.keys()]).toEqual(['design_type', 'key', 'name', 'replaces', 'document', 'image'])
    expect([form.get('key'), form.get('name')]).toEqual(['draft-1', 'عيد'])
    expect(form.get('document')).toMatchObject({ name: 'design.json', type: 'application/json' })
  })

  it('saves a design as a form with its type and a file of the specified name', async () => {
    const [operation, { body, timeout }] = await sent((api) => api.saveDesign('card', PNG))
    const form = body as FormData
    expect(operation).toBe('saveDesign')
    expect([...form.keys()]).toEqual(['design_type', 'image'])
    expect(form.get('design_type')).toBe('card')
    expect(form.get('image')).toMatchObject({ name: 'workspace-image.png', type: 'image/png' })
    // 5 MB, which the server takes, by the 20 KB a second at which it waits for them (`slow-bodies.ts`).
    expect(timeout).toBeGreaterThan(260_000)
  })
})
