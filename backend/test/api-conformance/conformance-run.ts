import { randomUUID } from 'node:crypto'
import { CATEGORY_IDS, CTA_SELECTOR, DESIGN_DOCUMENT_VERSION, DEVICE_TYPE, type OperationId } from '@yawmi/contract'
import { accessOf, endpoints } from '@yawmi/contract/schemas'
import { designForm } from '../requests/forms'
import { makePng } from '../requests/png'
import { newNumber } from '../site/sign-in'
import { CALLS, type RunContext } from './calls'
import type { Ask, ConformanceClient } from './client'
import { PARTNER } from './partner'
import { EXPECTED, type Person, personOf, type Role, ROLES } from './roles'

/** One way of calling one operation. */
export interface Step {
  id: OperationId
  index: number
  title: string
}

export const STEPS: Step[] = Object.entries(CALLS).flatMap(([id, calls]) =>
  calls.map(({ when }, index) => ({ id: id as OperationId, index, title: when === undefined ? id : `${id} ${when}` })),
)

/** Calls every operation of one server, as people of every role, who are made when they are needed. */
export class ConformanceRun {
  /** People who send the calls that change nobody, by role. */
  private readonly cast = new Map<Role, Person>()

  private constructor(
    private readonly client: ConformanceClient,
    private readonly context: RunContext,
  ) {}

  /** @param codeOf reads the last code that the carrier delivered to a number */
  static async begin(client: ConformanceClient, codeOf: (msisdn: string) => Promise<string>): Promise<ConformanceRun> {
    const codeBy: RunContext['codeBy'] = async (id, { msisdn, token }) => {
      const sign = async () => ({
        body: {
          msisdn,
          device_type: DEVICE_TYPE,
          transaction_identify: await transaction(token),
          brand: PARTNER.brand,
        },
      })
      await client.call(id, id === 'login' ? await sign() : {}, token)
      return codeOf(msisdn)
    }
    const transaction: RunContext['transaction'] = async (token) => {
      const { body } = await client.call('protectedScript', { query: { targeted_element: CTA_SELECTOR } }, token)
      return (body as { success: { transaction_identify: string } }).success.transaction_identify
    }
    const ids = { video: '', quote: '', joke: '', pictures: '', messages: '', pack: '', tag: '' }
    const designOf = async ({ role, token }: Person) => {
      if (EXPECTED.subscriber[role] !== 200) return randomUUID()
      const document = { version: DESIGN_DOCUMENT_VERSION, background: null, boxes: [] }
      const form = designForm(makePng({ width: 4, height: 4 }), { document, fields: { key: randomUUID() } })
      const { body } = await client.call('saveDesign', { form }, token)
      return (body as { data: { uuid: string } }).data.uuid
    }
    const partnerCode: RunContext['partnerCode'] = async (flow) => {
      const { body } = await client.call('authorizationCode', { body: flow }, await conformance.signIn(newNumber()))
      return (body as { data: { code: string } }).data.code
    }
    const conformance: ConformanceRun = new ConformanceRun(client, { codeBy, transaction, partnerCode, designOf, ids })
    const { token } = await personOf('subscriber', conformance)
    const first = async (id: OperationId, ask: Parameters<ConformanceClient['call']>[1]) => {
      const { body } = await client.call(id, ask, token)
      const [row] = (body as { data: { uuid: string }[] }).data
      if (!row) throw new Error(`${id} is empty: a conformance run needs the sample content`)
      return row.uuid
    }
    const contentOf = (categoryId: string) => first('categoryContent', { params: { categoryId } })
    const below = (categoryId: string) => first('subCategories', { params: { categoryId } })
    Object.assign(ids, {
      video: await contentOf(CATEGORY_IDS.videos),
      quote: await contentOf(CATEGORY_IDS.quotes),
      joke: await contentOf(CATEGORY_IDS.jokes),
      pictures: await below(CATEGORY_IDS.images),
      messages: await below(CATEGORY_IDS.messages),
      pack: await first('stickers', {}),
      tag: await first('tags', { query: { related_to: 'images' } }),
    })
    return conformance
  }

  async signIn(msisdn: string): Promise<string> {
    const otp = await this.context.codeBy('login', { msisdn, token: undefined })
    const { body } = await this.client.call(
      'confirmOtp',
      { body: { msisdn, otp, device_type: DEVICE_TYPE } },
      undefined,
    )
    return (body as { data: { token: string } }).data.token
  }

  async signOut(token: string): Promise<void> {
    await this.client.call('logout', {}, token)
  }

  /** Takes a step as somebody of each role. @returns the statuses that they got */
  async take({ id, index }: Step): Promise<Record<Role, number>> {
    const call = CALLS[id][index]!
    const statuses: Partial<Record<Role, number>> = {}
    for (const role of ROLES) {
      const person = call.spends ? await personOf(role, this) : await this.member(role)
      const ask = await call.ask(this.context, person)
      const access = accessOf(endpoints[id].access, { category: this.topOf(ask), query: ask.query ?? {} })
      if (access !== call.access)
        throw new Error(`${id}: ${access} by the contract, ${call.access} by the specification`)
      statuses[role] = (await this.client.call(id, ask, person.token)).status
    }
    return statuses as Record<Role, number>
  }

  /** The top category that a request is about. */
  private topOf({ params: { categoryId, id } = {} }: Ask): string {
    return categoryId ?? CATEGORY_IDS[id === this.context.ids.messages ? 'messages' : 'images']
  }

  private async member(role: Role): Promise<Person> {
    const known = this.cast.get(role)
    if (known) return known
    const person = await personOf(role, this)
    this.cast.set(role, person)
    return person
  }
}
