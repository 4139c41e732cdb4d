import type {
  Category,
  ConfirmOtpBody,
  ConfirmSmsBody,
  ContactBody,
  ContentItem,
  DailyItem,
  DesignType,
  Leaf,
  LoginBody,
  MessageReply,
  OperationId,
  OtpSent,
  Page,
  ProtectedScriptReply,
  Quote,
  SavedDesign,
  SessionReply,
  SmsConfirmation,
  StickerPack,
  SubscriberDetails,
  SubscriptionConfirmBody,
  SubscriptionConfirmReply,
  Tag,
  Video,
} from '@yawmi/contract'
import { DEVICE_TYPE } from '@yawmi/contract'
import type { CallInput, Transport } from './transport'

/** Which page of a list: `page` from 1, `limit` rows. */
export interface PageInput {
  page?: number
  limit?: number
}

/** A page of what has every word of `search`: 2 to 60 characters, anything else than those is refused. */
export interface SearchInput extends PageInput {
  search?: string
}

/** As long as the server waits for a request: some megabytes by the uplink of a 3G phone take most of it. */
const UPLOAD_TIMEOUT = 120_000

type Signal = { signal?: AbortSignal }

/** A page of a sub-category, with that sub-category's name and description. */
export type SubCategoryPage<T> = Page<T> & { sub_category: { name: string; description: string } }

/**
 * One typed function an endpoint (specification, section 7). Each answers the body of a success and throws an
 * ApiError otherwise. `T` of a content list is what its category holds: the caller knows which category it asks.
 */
export function createEndpoints(call: Transport) {
  const ask = <T>(operation: OperationId, input?: CallInput) => call(operation, input) as Promise<T>
  const page = ({ page, limit }: PageInput = {}) => ({ page, limit })

  return {
    login: (body: Omit<LoginBody, 'device_type'>) =>
      ask<OtpSent>('login', { body: { ...body, device_type: DEVICE_TYPE } }),
    confirmOtp: (body: Omit<ConfirmOtpBody, 'device_type'>) =>
      ask<{ data: SessionReply }>('confirmOtp', { body: { ...body, device_type: DEVICE_TYPE } }),
    confirmSms: (body: Omit<ConfirmSmsBody, 'device_type'>) =>
      ask<{ data: SmsConfirmation }>('confirmSms', { body: { ...body, device_type: DEVICE_TYPE } }),
    logout: () => ask<MessageReply>('logout'),
    unsubscribe: (subscriberId?: string) => ask<OtpSent>('unsubscribe', { body: { subscriber_id: subscriberId } }),
    unsubscribeConfirm: (body: Omit<SubscriptionConfirmBody, 'device_type'>) =>
      ask<SubscriptionConfirmReply>('unsubscribeConfirm', { body: { ...body, device_type: DEVICE_TYPE } }),
    activate: (subscriberId?: string, brand?: string) =>
      ask<OtpSent>('activate', { body: { subscriber_id: subscriberId, brand } }),
    activateConfirm: (body: Omit<SubscriptionConfirmBody, 'device_type'>) =>
      ask<SubscriptionConfirmReply>('activateConfirm', { body: { ...body, device_type: DEVICE_TYPE } }),
    protectedScript: (targetedElement: string) =>
      ask<ProtectedScriptReply>('protectedScript', { query: { targeted_element: targetedElement } }),

    subscriberDetails: ({ signal }: Signal = {}) => ask<{ data: SubscriberDetails }>('subscriberDetails', { signal }),
    /** Sent as POST with `_method=PUT`, as the design decides; the server takes a plain PUT too. */
    updateSubscriber: (name: string) =>
      ask<{ data: SubscriberDetails }>('updateSubscriber', { body: { name, _method: 'PUT' } }),
    deleteSubscriber: () => ask<MessageReply>('deleteSubscriber'),
    contact: (body: ContactBody) => ask<MessageReply>('contact', { body }),

    categories: ({ signal }: Signal = {}) => ask<{ data: Category[] }>('categories', { signal }),
    subCategories: (categoryId: string, { signal }: Signal = {}) =>
      ask<{ data: Category[] }>('subCategories', { path: { categoryId }, query: { device_type: DEVICE_TYPE }, signal }),
    categoryContent: <T extends ContentItem>(
      categoryId: string,
      input: SearchInput & { name?: string } & Signal = {},
    ) =>
      ask<Page<T>>('categoryContent', {
        path: { categoryId },
        query: { ...page(input), search: input.search, specific_name: input.name },
        signal: input.signal,
      }),
    categoryItem: <T extends ContentItem>(categoryId: string, uuid: string, { signal }: Signal = {}) =>
      ask<{ data: T }>('categoryItem', { path: { categoryId, uuid }, signal }),
    subCategoryContent: <T extends ContentItem>(id: string, input: SearchInput & Signal = {}) =>
      ask<SubCategoryPage<T>>('subCategoryContent', {
        path: { id },
        query: { ...page(input), search: input.search },
        signal: input.signal,
      }),
    latestVideos: (input: PageInput & Signal = {}) =>
      ask<Page<Video>>('latestVideos', { query: page(input), signal: input.signal }),
    latestQuotes: (input: SearchInput & Signal = {}) =>
      ask<Page<Quote>>('latestQuotes', { query: { ...page(input), search: input.search }, signal: input.signal }),
    todaysContent: ({ signal }: Signal = {}) => ask<{ data: DailyItem[] }>('todaysContent', { signal }),
    leafOfDay: ({ signal }: Signal = {}) => ask<{ data: Leaf }>('leafOfDay', { signal }),
    contents: <T extends ContentItem>(input: { tag?: string; category?: string } & PageInput & Signal) =>
      ask<Page<T>>('contents', {
        query: { ...page(input), tag: input.tag, category: input.category },
        signal: input.signal,
      }),
    tags: (relatedTo: 'images' | 'designs', { signal }: Signal = {}) =>
      ask<{ data: Tag[] }>('tags', { query: { related_to: relatedTo }, signal }),
    stickers: (input: PageInput & Signal = {}) =>
      ask<Page<StickerPack>>('stickers', { query: page(input), signal: input.signal }),
    stickerPack: (id: string, { signal }: Signal = {}) =>
      ask<{ data: StickerPack }>('stickerPack', { path: { id }, signal }),

    designs: (type: DesignType, input: PageInput & Signal = {}) =>
      ask<Page<SavedDesign>>('designs', { query: { ...page(input), design_type: type }, signal: input.signal }),
    saveDesign: (type: DesignType, png: Blob) => {
      const body = new FormData()
      body.append('design_type', type)
      body.append('image', png, 'workspace-image.png')
      return ask<{ data: SavedDesign }>('saveDesign', { body, timeout: UPLOAD_TIMEOUT })
    },
    deleteSavedDesign: (id: string) => ask<MessageReply>('deleteSavedDesign', { path: { id } }),

    viewContent: (id: string) => ask<MessageReply>('viewContent', { path: { id }, body: {} }),
    viewTodaysContent: (uuid: string) => ask<MessageReply>('viewTodaysContent', { body: { uuid } }),
  }
}

export type Api = ReturnType<typeof createEndpoints>
