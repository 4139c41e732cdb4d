import { randomUUID } from 'node:crypto'
import { CATEGORY_IDS, CTA_SELECTOR, DAILY_IDS, DEVICE_TYPE, type OperationId } from '@yawmi/contract'
import type { EndpointAccess } from '@yawmi/contract/schemas'
import { designForm } from '../requests/forms'
import { makePng } from '../requests/png'
import { newNumber } from '../site/sign-in'
import type { Ask } from './client'
import { PARTNER } from './partner'
import { EXPECTED, type Person } from './roles'

/** What a conformance run needs of the server that it calls. */
export interface RunContext {
  /** Sends a code by an operation and reads it in the carrier's inbox. */
  codeBy(id: 'login' | 'unsubscribe' | 'activate', person: Pick<Person, 'msisdn' | 'token'>): Promise<string>
  /** A transaction of the protection script. */
  transaction(token: string | undefined): Promise<string>
  /** A code of somebody who has just signed in for the partner’s flow. */
  partnerCode(flow: object): Promise<string>
  /** Saves a design as a person and answers its id; of who may not, an id that nobody's design has. */
  designOf(person: Person): Promise<string>
  /** Ids of contents that are there. */
  ids: { video: string; quote: string; joke: string; pictures: string; messages: string; pack: string; tag: string }
}

interface Call {
  /** Told beside the operation where it is called in several ways. */
  when?: string
  access: EndpointAccess
  /** It changes whoever sends it, or may be sent seldom: each time somebody new does. */
  spends?: true
  ask(world: RunContext, person: Person): Ask | Promise<Ask>
}

const { brand, origin, code_verifier, code_challenge } = PARTNER
const FLOW = { brand, origin, code_challenge }

const DEVICE = { device_type: DEVICE_TYPE }
const contact = {
  name: 'سالم',
  email: 'salem@example.com',
  phone_number: '0912345678',
  subject: 'سؤال',
  message: 'نص الرسالة',
}
const fieldData = {
  browser: 'chromium',
  reports: [{ remote: 'content', version: '1', kind: 'load', weight: 1 }],
}
const nothing = () => ({})
const inCategory = (categoryId: string, query: Record<string, string> = {}) => ({ params: { categoryId }, query })

/** Confirms by the code of `send`; who may not send it has none to confirm with. */
const confirmed =
  (send: 'unsubscribe' | 'activate') =>
  async (world: RunContext, person: Person): Promise<Ask> => {
    const otp = EXPECTED.session[person.role] === 200 ? await world.codeBy(send, person) : '1234'
    return { body: { otp, msisdn: person.msisdn, ...DEVICE } }
  }

/** Every operation of the contract in every way that the specification gives, with whom it is for in that way. */
export const CALLS: Record<OperationId, Call[]> = {
  login: [
    {
      access: 'public',
      ask: async (world, { token }) => ({
        body: { msisdn: newNumber(), transaction_identify: await world.transaction(token), ...DEVICE },
      }),
    },
  ],
  authorizationCode: [{ access: 'session', spends: true, ask: () => ({ body: FLOW }) }],
  exchangeCode: [
    {
      access: 'public',
      ask: async (world) => ({ body: { code: await world.partnerCode(FLOW), code_verifier, brand, origin } }),
    },
  ],
  confirmOtp: [
    {
      access: 'public',
      ask: async (world) => {
        const msisdn = newNumber()
        return { body: { msisdn, otp: await world.codeBy('login', { msisdn, token: undefined }), ...DEVICE } }
      },
    },
  ],
  confirmSms: [
    { access: 'public', ask: (_, { msisdn }) => ({ body: { msisdn, sms_token: '1234567890', ...DEVICE } }) },
  ],
  logout: [{ access: 'session', spends: true, ask: nothing }],
  unsubscribe: [
    { access: 'session', spends: true, ask: nothing },
    { when: 'with an identity', access: 'session', spends: true, ask: () => ({ body: { subscriber_id: 'somebody' } }) },
  ],
  unsubscribeConfirm: [{ access: 'session', spends: true, ask: confirmed('unsubscribe') }],
  activate: [
    { access: 'session', spends: true, ask: nothing },
    { when: 'with an identity', access: 'session', spends: true, ask: () => ({ body: { subscriber_id: 'somebody' } }) },
  ],
  activateConfirm: [{ access: 'session', spends: true, ask: confirmed('activate') }],
  protectedScript: [{ access: 'public', ask: () => ({ query: { targeted_element: CTA_SELECTOR } }) }],
  xsrfToken: [{ access: 'public', ask: nothing }],

  subscriberDetails: [{ access: 'session', ask: nothing }],
  updateSubscriber: [
    { access: 'session', ask: () => ({ body: { name: 'سالم' } }) },
    { when: 'as PUT by override', access: 'session', ask: () => ({ body: { name: 'سالم', _method: 'PUT' } }) },
  ],
  replaceSubscriber: [{ access: 'session', ask: () => ({ body: { name: 'سالم' } }) }],
  deleteSubscriber: [{ access: 'session', spends: true, ask: nothing }],
  fieldData: [{ access: 'public', ask: () => ({ body: fieldData }) }],
  contact: [{ access: 'public', ask: () => ({ body: contact }) }],

  categories: [{ access: 'visitor', ask: nothing }],
  subCategories: [
    { when: 'of pictures', access: 'visitor', ask: () => inCategory(CATEGORY_IDS.images, DEVICE) },
    ...(['messages', 'jokes', 'designs'] as const).map((kind) => ({
      when: `of ${kind}`,
      access: 'subscriber' as const,
      ask: () => inCategory(CATEGORY_IDS[kind], DEVICE),
    })),
  ],
  categoryContent: [
    { when: 'of a name', access: 'public', ask: () => inCategory(CATEGORY_IDS.names, { specific_name: 'فاطمه' }) },
    { when: 'of pictures', access: 'visitor', ask: () => inCategory(CATEGORY_IDS.images, { page: '1', limit: '8' }) },
    { when: 'of names', access: 'subscriber', ask: () => inCategory(CATEGORY_IDS.names) },
    { when: 'of videos', access: 'subscriber', ask: () => inCategory(CATEGORY_IDS.videos, { page: '1', limit: '10' }) },
    { when: 'of quotes', access: 'subscriber', ask: () => inCategory(CATEGORY_IDS.quotes) },
  ],
  categoryItem: [
    {
      when: 'in the free feed',
      access: 'visitor',
      ask: ({ ids }) => ({ params: { categoryId: CATEGORY_IDS.videos, uuid: ids.video } }),
    },
    {
      when: 'elsewhere',
      access: 'subscriber',
      ask: ({ ids }) => ({ params: { categoryId: CATEGORY_IDS.jokes, uuid: ids.joke } }),
    },
  ],
  subCategoryContent: [
    {
      when: 'of pictures',
      access: 'visitor',
      ask: ({ ids }) => ({ params: { id: ids.pictures }, query: { page: '1', per_page: '8' } }),
    },
    {
      when: 'of messages',
      access: 'subscriber',
      ask: ({ ids }) => ({ params: { id: ids.messages }, query: { page: '1', limit: '5' } }),
    },
  ],
  latestVideos: [{ access: 'visitor', ask: nothing }],
  latestQuotes: [{ access: 'visitor', ask: nothing }],
  todaysContent: [{ access: 'subscriber', ask: nothing }],
  leafOfDay: [{ access: 'public', ask: nothing }],
  contents: [
    { when: 'by tag', access: 'subscriber', ask: ({ ids }) => ({ query: { tag: ids.tag } }) },
    { when: 'by category', access: 'subscriber', ask: () => ({ query: { category: CATEGORY_IDS.designs } }) },
  ],
  tags: [
    { when: 'of images', access: 'subscriber', ask: () => ({ query: { related_to: 'images' } }) },
    { when: 'of designs', access: 'subscriber', ask: () => ({ query: { related_to: 'designs' } }) },
  ],
  stickers: [{ access: 'subscriber', ask: nothing }],
  stickerPack: [{ access: 'subscriber', ask: ({ ids }) => ({ params: { id: ids.pack } }) }],

  designs: [{ access: 'subscriber', ask: () => ({ query: { design_type: 'card', page: '1', limit: '10' } }) }],
  deleteSavedDesign: [
    { access: 'subscriber', ask: async (world, person) => ({ params: { id: await world.designOf(person) } }) },
  ],
  renameSavedDesign: [
    {
      access: 'subscriber',
      ask: async (world, person) => ({ params: { id: await world.designOf(person) }, body: { name: 'بطاقة العيد' } }),
    },
  ],
  copySavedDesign: [
    {
      access: 'subscriber',
      ask: async (world, person) => ({ params: { id: await world.designOf(person) }, body: { key: randomUUID() } }),
    },
  ],
  designDocument: [
    { access: 'subscriber', ask: async (world, person) => ({ params: { id: await world.designOf(person) } }) },
  ],
  saveDesign: [{ access: 'subscriber', ask: () => ({ form: designForm(makePng({ width: 8, height: 8 })) }) }],

  viewContent: [{ access: 'visitor', ask: ({ ids }) => ({ params: { id: ids.quote } }) }],
  viewTodaysContent: [{ access: 'visitor', ask: () => ({ body: { uuid: DAILY_IDS.quote } }) }],
}
