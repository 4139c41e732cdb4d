import {
  CATEGORY_IDS,
  CONFIRM_ERROR_CODE,
  CTA_SELECTOR,
  DEVICE_TYPE,
  LOGIN_MESSAGE_CODE,
  type OperationId,
} from '@yawmi/contract'
import { newNumber } from '../site/sign-in'
import type { Answer, Ask } from './client'
import { openConformanceSite } from './conformance-site'

let opened: Awaited<ReturnType<typeof openConformanceSite>>
let token: string
let msisdn: string
beforeAll(async () => (opened = await openConformanceSite()), 120_000)
beforeEach(async () => {
  msisdn = newNumber()
  token = await opened.conformance.signIn(msisdn)
})
afterAll(() => opened.site.close())

const DEVICE = { device_type: DEVICE_TYPE }
const UNKNOWN = 'ffffffff-ffff-4fff-8fff-ffffffffffff'
const arabic = expect.stringMatching(/[\u0600-\u06ff]/)
const texts = expect.arrayContaining([arabic])
const WRONG_PAGES = [
  ['page', '0'],
  ['page', 'أ'],
  ['page', '1.5'],
  ['limit', '0'],
  ['limit', '101'],
  ['per_page', '-1'],
] as const

const call = (id: OperationId, ask: Ask = {}, as: string | undefined = token): Promise<Answer> =>
  opened.client.call(id, ask, as)
/** Asks for the code of a number as the page does that was just opened. */
const login = async (number: string): Promise<Answer> => {
  const { body } = await call('protectedScript', { query: { targeted_element: CTA_SELECTOR } })
  const { transaction_identify } = (body as { success: { transaction_identify: string } }).success
  return call('login', { body: { msisdn: number, transaction_identify, ...DEVICE } })
}
const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

describe('the error catalogue', () => {
  it('422 at login has the first text under msisdn', async () => {
    const answer = await call('login', { body: { msisdn: '123', ...DEVICE } }, undefined)
    expect(answer).toMatchObject({ status: 422, body: { errors: { msisdn: texts } } })
  })

  it('422 at login has a message to show when its code is 07', async () => {
    const answer = await login(newNumber('300'))
    expect(answer).toMatchObject({ status: 422, body: { messageCode: LOGIN_MESSAGE_CODE, message: arabic } })
  })

  it('422 at the code has the first text under otp', async () => {
    const number = newNumber()
    await login(number)
    const otp = wrongOf(await opened.site.carrier.code(number))
    const answer = await call('confirmOtp', { body: { msisdn: number, otp, ...DEVICE } }, undefined)
    expect(answer).toMatchObject({ status: 422, body: { errors: { otp: texts } } })
  })

  it.each([
    ['unsubscribe', 'unsubscribeConfirm'],
    ['activate', 'activateConfirm'],
  ] as const)('after %s: 422 for what is no code, 200 with 01 for a wrong one', async (send, confirm) => {
    await call(send)
    const none = await call(confirm, { body: { otp: 'رمز', msisdn, ...DEVICE } })
    expect(none).toMatchObject({ status: 422, body: { errors: { otp: texts } } })
    const otp = wrongOf(await opened.site.carrier.code(msisdn))
    const wrong = await call(confirm, { body: { otp, msisdn, ...DEVICE } })
    expect(wrong).toMatchObject({ status: 200, body: { code: CONFIRM_ERROR_CODE, message: arabic } })
  })

  it('422 at the contact form has texts under each field', async () => {
    const body = { name: '', email: 'x', phone_number: '', subject: '', message: '' }
    const answer = await call('contact', { body }, undefined)
    const errors = { name: texts, email: texts, phone_number: texts, subject: texts, message: texts }
    expect(answer).toMatchObject({ status: 422, body: { errors } })
  })

  it.each(['updateSubscriber', 'replaceSubscriber'] as const)('422 at %s has texts under the name', async (id) => {
    for (const name of ['', '  ', 'ا'.repeat(61), 'أحمد\0']) {
      expect(await call(id, { body: { name } })).toMatchObject({ status: 422, body: { errors: { name: texts } } })
    }
  })

  it('503 has a message to show when the carrier cannot be reached', async () => {
    const answer = await call('login', { body: { msisdn: newNumber('503'), ...DEVICE } }, undefined)
    expect(answer).toMatchObject({ status: 503, body: { error: 'carrier_unavailable', message: arabic } })
  })
})

describe('500 has a message to show', () => {
  const otp = '1234'
  const confirmation = { otp, msisdn: '0912345678', ...DEVICE }
  const letter = { name: 'سالم', email: 'a@example.com', phone_number: '0912345678', subject: 'سؤال', message: 'نص' }
  let broken: Awaited<ReturnType<typeof openConformanceSite>>
  let of: string
  beforeAll(async () => {
    broken = await openConformanceSite()
    of = await broken.conformance.signIn(newNumber())
    await broken.site.database.db.execute('DROP SCHEMA public CASCADE')
  }, 120_000)
  afterAll(() => broken.site.close())

  it.each([
    ['login', { msisdn: '0912345678', ...DEVICE }],
    ['confirmOtp', confirmation],
    ['unsubscribe', {}],
    ['unsubscribeConfirm', confirmation],
    ['activate', {}],
    ['activateConfirm', confirmation],
    ['contact', letter],
    ['updateSubscriber', { name: 'سالم' }],
    ['replaceSubscriber', { name: 'سالم' }],
    ['logout', undefined],
    ['categories', undefined],
  ] as const)('at %s', async (id, body) => {
    const answer = await broken.client.call(id, body ? { body } : {}, of)
    expect(answer).toMatchObject({ status: 500, body: { error: 'internal', message: arabic } })
  })
})

describe('what is not there', () => {
  it.each([
    ['subCategories', { categoryId: UNKNOWN }],
    ['categoryContent', { categoryId: UNKNOWN }],
    ['categoryItem', { categoryId: UNKNOWN, uuid: UNKNOWN }],
    ['categoryItem', { categoryId: CATEGORY_IDS.videos, uuid: UNKNOWN }],
    ['subCategoryContent', { id: UNKNOWN }],
    ['stickerPack', { id: UNKNOWN }],
    ['viewContent', { id: UNKNOWN }],
    ['deleteSavedDesign', { id: UNKNOWN }],
    ['designDocument', { id: UNKNOWN }],
    // Links that were cut or mistyped.
    ['subCategories', { categoryId: 'xx' }],
    ['categoryContent', { categoryId: UNKNOWN.slice(0, -1) }],
    ['categoryItem', { categoryId: CATEGORY_IDS.videos, uuid: 'xx' }],
    ['subCategoryContent', { id: `${UNKNOWN}xx` }],
    ['stickerPack', { id: 'xx' }],
    ['viewContent', { id: 'xx' }],
    ['deleteSavedDesign', { id: 'xx' }],
    ['designDocument', { id: 'xx' }],
  ] as const)('%s is 404', async (id, params) => {
    expect(await call(id, { params })).toMatchObject({ status: 404, body: { error: 'not_found' } })
  })

  it.each([
    ['categoryContent', { categoryId: CATEGORY_IDS.images }],
    ['latestVideos', {}],
    ['latestQuotes', {}],
    ['stickers', {}],
    ['contents', {}],
  ] as const)('a page or limit of %s that cannot be is 422', async (id, params) => {
    for (const [field, value] of WRONG_PAGES) {
      const answer = await call(id, { params, query: { [field]: value } })
      expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: texts } } })
    }
  })
})

describe('another’s identity in a body', () => {
  const details = async (as: string) =>
    (await call('subscriberDetails', {}, as)).body as { data: { id: string; status: string; name: string } }

  it('changes nothing of them: the token alone says whose call it is', async () => {
    const other = await opened.conformance.signIn(newNumber())
    const before = await details(other)
    const identity = { subscriber_id: before.data.id }

    await call('updateSubscriber', { body: { name: 'غريب', ...identity } })
    await call('unsubscribe', { body: identity })
    const otp = await opened.site.carrier.code(msisdn)
    await call('unsubscribeConfirm', { body: { otp, msisdn: '+218910000000', ...identity, ...DEVICE } })

    expect(await details(other)).toEqual(before)
    expect((await details(token)).data).toMatchObject({ name: 'غريب', status: 'cancel' })
  })
})
