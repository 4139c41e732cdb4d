import type { z } from 'zod'
import { CATEGORY_IDS, DAILY_IDS } from './category-ids'
import { OPERATIONS, type OperationId } from './operations'
import { endpoints } from './schemas'
import * as auth from './schemas/auth'
import * as content from './schemas/content'
import * as subscriber from './schemas/subscriber'

const schemas = { ...auth, ...content, ...subscriber }

/** Section 7 as it is written, `{…}` for what differs from call to call. */
const CALLS = [
  'POST api/players/login',
  'POST api/players/confirm/otp',
  'GET api/players/logout',
  'POST api/players/unsubscribe',
  'POST api/players/unsubscribe-confirm',
  'POST api/players/subscription-activation',
  'POST api/players/subscription-activation-confirm',
  'POST api/players/protected-script',
  'POST api/v2/players/contact',
  'GET api/players/subscriber-details',
  'POST api/players/subscriber-details',
  'PUT api/players/subscriber-details',
  'GET api/players/categories',
  'GET api/v2/players/contents/latest-videos',
  'GET api/players/categories/{}/content',
  'GET api/players/categories/{}/content/{}',
  'GET api/players/categories/{}/sub-categories',
  'GET api/players/sub-categories/{}/content',
  'GET api/v2/players/contents/latest-quotes',
  'GET api/v2/players/todays-content',
  'GET api/v2/players/contents',
  'GET api/v2/players/tags',
  'GET api/v2/players/designs',
  'POST api/v2/players/designs',
  'POST api/v2/players/contents/{}/view',
  'POST api/v2/players/todays-content/view',
  'GET api/v2/players/stickers',
  'GET api/v2/players/stickers/{}',
]

/** Section 3: what each entity has, a dot for what is inside another. */
const ENTITIES: [name: string, schema: z.ZodType, fields: string][] = [
  ['Subscriber', schemas.subscriberSchema, 'id name subscription_status'],
  ['Subscriber details', schemas.subscriberDetailsSchema, 'name email phone expirationDate status'],
  ['Login payload', schemas.loginBodySchema, 'msisdn device_type transaction_identify'],
  ['OTP confirm payload', schemas.confirmOtpBodySchema, 'msisdn otp device_type'],
  ['OTP confirm response', endpoints.confirmOtp.reply, 'data.token data.user'],
  ['Unsubscribe payload', endpoints.unsubscribe.body, 'subscriber_id'],
  ['Unsubscribe-confirm payload', endpoints.unsubscribeConfirm.body, 'otp device_type subscriber_id msisdn'],
  ['Activation-confirm payload', endpoints.activateConfirm.body, 'otp device_type subscriber_id msisdn'],
  ['Confirm response', schemas.subscriptionConfirmReplySchema, 'code message'],
  ['Contact message', schemas.contactBodySchema, 'name email phone_number subject message'],
  ['Protection script query', schemas.protectedScriptQuerySchema, 'targeted_element'],
  [
    'Protection script response',
    schemas.protectedScriptReplySchema,
    'messageCode success.dcbprotect success.transaction_identify',
  ],
  ['Subscriber update', schemas.subscriberUpdateSchema, 'name _method'],
  [
    'Category',
    schemas.categorySchema,
    'uuid name description color img.icon_web img.primary_background.web img.secondary_background.web',
  ],
  ['Video', schemas.videoSchema, 'uuid name title description path video_cover views'],
  [
    'Daily content item',
    schemas.dailyItemSchema,
    'uuid color description img.background_web latest_content.name latest_content.title latest_content.path ' +
      'latest_content.video_cover latest_content.views latest_content.uuid',
  ],
  ['Background', schemas.backgroundSchema, 'uuid path img.secondary_background.web'],
  ['Sub-category response', endpoints.subCategoryContent.reply, 'sub_category.name sub_category.description data'],
  ['Message', schemas.messageSchema, 'uuid name'],
  ['Quote', schemas.quoteSchema, 'uuid name description'],
  ['Joke', schemas.jokeSchema, 'uuid name'],
  ['Name result', schemas.nameMeaningSchema, 'description uuid'],
  ['Sticker pack', schemas.stickerPackSchema, 'uuid name number_of_stickers stickers'],
  ['Sticker', schemas.stickerSchema, 'uuid path'],
  ['Design tag', schemas.tagSchema, 'uuid name icon background.background_web'],
  ['Design image or card', schemas.designImageSchema, 'path'],
  ['Saved item', schemas.savedDesignSchema, 'path type'],
  ['Saved design upload', schemas.saveDesignBodySchema, 'design_type image'],
  ['Paged results', endpoints.categoryContent.reply, 'data meta'],
  ['Category content query', endpoints.categoryContent.query, 'page limit specific_name'],
  ['Sub-category content query', endpoints.subCategoryContent.query, 'page limit per_page'],
  ['Sub-categories query', endpoints.subCategories.query, 'device_type'],
  ['Contents query', endpoints.contents.query, 'tag category'],
  ['Tags query', endpoints.tags.query, 'related_to'],
  ['Saved designs query', endpoints.designs.query, 'design_type page limit'],
]

/** What is below a dotted name in a schema; nothing when it is not there. */
function at(schema: z.ZodType | undefined, names: string[]): z.ZodType | undefined {
  let found: unknown = schema
  for (const name of names) {
    while (found && typeof found === 'object' && 'unwrap' in found && !('shape' in found))
      found = (found as { unwrap(): unknown }).unwrap()
    found = (found as { shape?: Record<string, unknown> } | undefined)?.shape?.[name]
  }
  return found as z.ZodType | undefined
}

/** Whether every value of a schema has that field: in each row of a list, in each kind of a union. */
function requires(schema: object | undefined, names: string[]): boolean {
  if (!schema) return false
  if ('options' in schema) return (schema.options as object[]).every((option) => requires(option, names))
  if ('element' in schema) return requires(schema.element as object, names)
  const [name, ...rest] = names
  if (name === undefined) return !(schema as z.ZodType).safeParse(undefined).success
  return requires((schema as { shape?: Record<string, object> }).shape?.[name], rest)
}

describe('the contract', () => {
  it('has every call of the specification by its method and path', () => {
    const own = Object.values(OPERATIONS).map(([method, path]) => `${method} ${path.slice(1).replace(/:\w+/g, '{}')}`)
    expect(CALLS.filter((call) => !own.includes(call))).toEqual([])
  })

  it.each(Object.entries(OPERATIONS) as [OperationId, readonly string[]][])(
    '%s is told by a field that each of its replies has',
    (id, [, , mark = '']) => {
      const isList = mark === 'rows' || mark === 'page'
      expect(requires(endpoints[id].reply, isList ? ['data', 'uuid'] : mark.split('.'))).toBe(true)
      expect(requires(endpoints[id].reply, ['meta', 'last_page'])).toBe(mark === 'page')
    },
  )

  it.each(ENTITIES)('%s has every field of the specification', (_, schema, fields) => {
    expect(fields.split(' ').filter((field) => !at(schema, field.split('.')))).toEqual([])
  })

  it.each<[string, z.ZodType, string[]]>([
    ['device_type', schemas.deviceTypeSchema, ['web']],
    ['subscription_status', schemas.subscriptionStatusSchema, ['free', 'active', 'cancel']],
    ['status', schemas.subscriberDetailsSchema.shape.status, ['active', 'cancel']],
    ['design_type', schemas.designTypeSchema, ['image', 'card']],
    ['related_to', endpoints.tags.query.shape.related_to, ['images', 'designs']],
    ['_method', schemas.subscriberUpdateSchema.shape._method, ['PUT']],
  ])('%s takes its words and no other', (_, schema, words) => {
    for (const word of words) expect(schema.safeParse(word).success).toBe(true)
    for (const other of ['', 'WEB', 'paid', null, 1]) expect(schema.safeParse(other).success).toBe(false)
  })

  it('has a fixed id for each kind of category, no two alike', () => {
    const kinds = ['videos', 'images', 'quotes', 'messages', 'designs', 'jokes', 'names']
    expect(Object.keys(CATEGORY_IDS)).toEqual(expect.arrayContaining(kinds))
    const ids = [...Object.values(CATEGORY_IDS), ...Object.values(DAILY_IDS)]
    expect(new Set(ids).size).toBe(ids.length)
  })
})
