import { z } from 'zod'
import { lineSchema, linesSchema, pastedSchema } from './common'

/** An amount in integer dirhams: 1 dinar is 1000 dirhams. */
export const dirhamsSchema = z.int().min(0)

export const subscriberDetailsSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string(),
    /** ISO 8601 instant until which the content is paid or free. */
    expirationDate: z.string().nullable(),
    status: z.enum(['active', 'cancel']),
    /**
     * Whether the content is open now; `payment_required` and `expired` are what content calls answer 402 and 406 by.
     * Servers of before do not say it.
     */
    standing: z.enum(['good', 'payment_required', 'expired']).optional(),
    trialEndsAt: z.string().nullable(),
    /** `period`: for how long it pays, as agreed to, whatever the page's brand asks; servers of before do not say it. */
    nextCharge: z
      .object({ at: z.string(), amount: dirhamsSchema, period: z.enum(['day', 'week']).optional() })
      .nullable(),
    charges: z.array(z.object({ at: z.string(), amount: dirhamsSchema, period: z.string() })),
  })
  .meta({ id: 'SubscriberDetails' })
export type SubscriberDetails = z.infer<typeof subscriberDetailsSchema>

export const subscriberUpdateSchema = z
  .object({ name: lineSchema(60), _method: z.literal('PUT').optional() })
  .meta({ id: 'SubscriberUpdate' })

export const contactBodySchema = z
  .object({
    name: lineSchema(100),
    // An empty one is missing, not wrong.
    email: pastedSchema().min(1, { abort: true }).max(200).check(z.email()),
    phone_number: lineSchema(32),
    subject: lineSchema(200),
    message: linesSchema(4000),
  })
  .meta({ id: 'ContactBody' })
export type ContactBody = z.infer<typeof contactBodySchema>
