import { asc, eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { consents } from '../../src/infrastructure/db/schema/records'
import type { SubscriptionRecord } from '../../src/domain/subscriptions/record'
import { newNumber, newTransaction } from './sign-in'
import { createSubscriptionSite, type SubscriptionSite } from './subscription-site'

/** A number of the network that all brands serve. */
export const number = () => newNumber().replace('+21891', '+21892')

/** A subscription site for all tests of a file, and what people of several brands do and find there. */
export function brandSiteOfFile() {
  const context = {} as { site: SubscriptionSite }
  beforeAll(async () => void (context.site = await createSubscriptionSite()))
  afterAll(() => context.site.close())

  const record = async (msisdn: string): Promise<SubscriptionRecord> =>
    (await context.site.accounts.store.find(msisdn))!
  const lastSent = async (msisdn: string) => (await context.site.carrier.messages(msisdn))[0]?.text ?? ''
  return Object.assign(context, {
    record,
    /** The newest message to a number, codes among them. */
    lastSent,
    async login(msisdn: string, more: object = {}): Promise<LightMyRequestResponse> {
      const transaction_identify = await newTransaction(context.site)
      const body = { msisdn, device_type: 'web', transaction_identify, ...more }
      return context.site.send('POST', '/api/players/login', body)
    },
    /** What a number agreed to, oldest first. */
    async agreed(msisdn: string) {
      const ofNumber = eq(consents.subscriptionId, (await record(msisdn)).id)
      return context.site.database.db.select().from(consents).where(ofNumber).orderBy(asc(consents.id))
    },
    /** Renews on a page of a brand. @returns the message with the code, and what the answer says */
    async renew(token: string, msisdn: string, brand: string): Promise<{ sms: string; code: string }> {
      const { site } = context
      await site.send('POST', '/api/players/subscription-activation', { brand }, token)
      const text = await lastSent(msisdn)
      const body = { otp: await site.carrier.code(msisdn), device_type: 'web', msisdn }
      const reply = await site.send('POST', '/api/players/subscription-activation-confirm', body, token)
      return { sms: text, code: reply.json<{ code: string }>().code }
    },
  })
}
