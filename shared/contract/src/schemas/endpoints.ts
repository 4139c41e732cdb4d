import { z } from 'zod'
import type { OperationId } from '../operations'
import { accessByCategory, accessIn, NAME_LOOKUP_OR_VISITORS, type AccessRule, type EndpointAccess } from './access'
import * as auth from './auth'
import { messageReplySchema, pageOf, pageQuerySchema, replyOf, searchQuerySchema, uuidSchema } from './common'
import * as content from './content'
import { fieldDataSchema } from './field-data'
import * as subscriber from './subscriber'

export interface Endpoint {
  summary: string
  access: EndpointAccess | AccessRule
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** A server calls it and no page: it needs no CSRF token, and what a browser sends is refused. */
  fromServer?: true
  /** Pages send it when they are left, with no headers of their own: it needs no CSRF token, and concerns no session. */
  isBeacon?: true
  /** Media type of the body; JSON when left out. */
  consumes?: 'multipart/form-data'
  reply: z.ZodType
}

const categoryParams = z.object({ categoryId: uuidSchema })
const deviceQuery = z.object({ device_type: auth.deviceTypeSchema.optional() })

/** Schemas and access of every operation, under the ids of OPERATIONS. */
export const endpoints = {
  login: { summary: 'Send a sign-in code', access: 'public', body: auth.loginBodySchema, reply: auth.otpSentSchema },
  confirmOtp: {
    summary: 'Exchange a code for a session',
    access: 'public',
    body: auth.confirmOtpBodySchema,
    reply: replyOf(auth.sessionSchema),
  },
  confirmSms: {
    summary: 'Whether the message of `proof_required` has come; a session once it has',
    access: 'public',
    body: auth.confirmSmsBodySchema,
    reply: replyOf(auth.smsConfirmationSchema),
  },
  logout: { summary: 'Revoke the session', access: 'session', reply: messageReplySchema },
  unsubscribe: {
    summary: 'Send the code that cancels',
    access: 'session',
    body: auth.subscriberIdentitySchema,
    reply: auth.otpSentSchema,
  },
  unsubscribeConfirm: {
    summary: 'Cancel the subscription',
    access: 'session',
    body: auth.subscriptionConfirmBodySchema,
    reply: auth.subscriptionConfirmReplySchema,
  },
  activate: {
    summary: 'Send the code that renews',
    access: 'session',
    body: auth.activateBodySchema,
    reply: auth.otpSentSchema,
  },
  activateConfirm: {
    summary: 'Renew the subscription',
    access: 'session',
    body: auth.subscriptionConfirmBodySchema,
    reply: auth.subscriptionConfirmReplySchema,
  },
  protectedScript: {
    summary: "The carrier's protection script",
    access: 'public',
    query: auth.protectedScriptQuerySchema,
    reply: auth.protectedScriptReplySchema,
  },
  authorizationCode: {
    summary: 'A one-time code for the partner in whose page this session was begun',
    access: 'session',
    body: auth.authorizationCodeBodySchema,
    reply: auth.authorizationCodeReplySchema,
  },
  exchangeCode: {
    summary: 'For servers of partners: exchange a one-time code for a session of the person',
    access: 'public',
    fromServer: true,
    body: auth.exchangeCodeBodySchema,
    reply: replyOf(auth.sessionSchema),
  },
  xsrfToken: {
    summary: 'The anti-forgery token, for pages that cannot read the cookie',
    access: 'public',
    reply: auth.xsrfTokenReplySchema,
  },

  subscriberDetails: {
    summary: 'What do I pay, until when',
    access: 'session',
    reply: replyOf(subscriber.subscriberDetailsSchema),
  },
  updateSubscriber: {
    summary: 'Change the name',
    access: 'session',
    body: subscriber.subscriberUpdateSchema,
    reply: replyOf(subscriber.subscriberDetailsSchema),
  },
  replaceSubscriber: {
    summary: 'Change the name',
    access: 'session',
    body: subscriber.subscriberUpdateSchema,
    reply: replyOf(subscriber.subscriberDetailsSchema),
  },
  deleteSubscriber: { summary: "Erase the person's data", access: 'session', reply: messageReplySchema },
  fieldData: {
    summary: 'What a page saw of its remotes: loads, failures, vitals',
    access: 'public',
    isBeacon: true,
    body: fieldDataSchema,
    reply: messageReplySchema,
  },
  contact: {
    summary: 'Write to support',
    access: 'public',
    body: subscriber.contactBodySchema,
    reply: messageReplySchema,
  },

  categories: { summary: 'Home categories', access: 'visitor', reply: replyOf(z.array(content.categorySchema)) },
  subCategories: {
    summary: 'Sub-categories of a category',
    access: accessByCategory('subCategories'),
    params: categoryParams,
    query: deviceQuery,
    reply: replyOf(z.array(content.categorySchema)),
  },
  categoryContent: {
    summary: 'Content of a category; `specific_name` looks a name up',
    access: NAME_LOOKUP_OR_VISITORS,
    params: categoryParams,
    query: searchQuerySchema.extend({ specific_name: z.string().trim().max(60).optional() }),
    reply: pageOf(content.contentItemSchema),
  },
  categoryItem: {
    summary: 'One item of a category',
    access: accessByCategory('categoryItem'),
    params: categoryParams.extend({ uuid: uuidSchema }),
    reply: replyOf(content.contentItemSchema),
  },
  subCategoryContent: {
    summary: 'Content of a sub-category',
    access: accessByCategory('subCategoryContent'),
    params: z.object({ id: uuidSchema }),
    query: searchQuerySchema,
    reply: pageOf(content.contentItemSchema).extend({ sub_category: content.subCategoryHeadSchema }),
  },
  latestVideos: {
    summary: 'The newest videos',
    access: accessIn('videos', 'latestVideos'),
    query: pageQuerySchema,
    reply: pageOf(content.videoSchema),
  },
  latestQuotes: {
    summary: 'The newest quotes',
    access: accessIn('quotes', 'latestQuotes'),
    query: searchQuerySchema,
    reply: pageOf(content.quoteSchema),
  },
  todaysContent: {
    summary: 'The six tiles of the day',
    access: 'subscriber',
    reply: replyOf(z.array(content.dailyItemSchema)),
  },
  leafOfDay: {
    summary: 'Name, quote and joke of the day, for everybody',
    access: 'public',
    reply: replyOf(content.dailyCardSchema),
  },
  contents: {
    summary: 'Design images by tag or category',
    access: 'subscriber',
    query: pageQuerySchema.extend({ tag: uuidSchema.optional(), category: uuidSchema.optional() }),
    reply: pageOf(content.contentItemSchema),
  },
  tags: {
    summary: 'Tags of the design studio',
    access: 'subscriber',
    query: z.object({ related_to: z.enum(['images', 'designs']) }),
    reply: replyOf(z.array(content.tagSchema)),
  },
  stickers: {
    summary: 'Sticker packs',
    access: 'subscriber',
    query: pageQuerySchema,
    reply: pageOf(content.stickerPackSchema),
  },
  stickerPack: {
    summary: 'One sticker pack',
    access: 'subscriber',
    params: z.object({ id: uuidSchema }),
    reply: replyOf(content.stickerPackSchema),
  },

  designs: {
    summary: 'Saved designs',
    access: 'subscriber',
    // Without a kind, of both.
    query: pageQuerySchema.extend({ design_type: content.designTypeSchema.optional() }),
    reply: pageOf(content.savedDesignSchema),
  },
  saveDesign: {
    summary: 'Save a design; under the `key` of one that was saved before, in its place',
    access: 'subscriber',
    body: content.saveDesignBodySchema,
    consumes: 'multipart/form-data',
    reply: replyOf(content.savedDesignSchema),
  },
  deleteSavedDesign: {
    summary: 'Delete a saved design, and its files',
    access: 'subscriber',
    params: z.object({ id: uuidSchema }),
    reply: messageReplySchema,
  },
  renameSavedDesign: {
    summary: 'Name a saved design',
    access: 'subscriber',
    params: z.object({ id: uuidSchema }),
    body: z.object({ name: content.designNameSchema }),
    reply: replyOf(content.savedDesignSchema),
  },
  copySavedDesign: {
    summary: 'Duplicate a saved design; the same `key` twice makes one copy',
    access: 'subscriber',
    params: z.object({ id: uuidSchema }),
    body: z.object({ key: content.designKeySchema }),
    reply: replyOf(content.savedDesignSchema),
  },
  designDocument: {
    summary: 'The document of a saved design, to open it again',
    access: 'subscriber',
    params: z.object({ id: uuidSchema }),
    reply: replyOf(content.savedDocumentSchema),
  },

  viewContent: {
    summary: 'Count a view',
    access: 'visitor',
    params: z.object({ id: uuidSchema }),
    reply: messageReplySchema,
  },
  viewTodaysContent: {
    summary: 'Count a view of a daily item',
    access: 'visitor',
    body: z.object({ uuid: uuidSchema }),
    reply: messageReplySchema,
  },
} satisfies Record<OperationId, Endpoint>

export type Endpoints = typeof endpoints

/** What a success answers. */
export type Reply<K extends OperationId> = z.output<Endpoints[K]['reply']>

type InputPart<K extends OperationId, P extends 'params' | 'query' | 'body'> =
  Endpoints[K] extends Record<P, infer S>
    ? { [N in P]: Endpoints[K] extends { consumes: 'multipart/form-data' } ? FormData : z.input<S> }
    : unknown

/** What a client sends. */
export type Input<K extends OperationId> = InputPart<K, 'params'> & InputPart<K, 'query'> & InputPart<K, 'body'>
