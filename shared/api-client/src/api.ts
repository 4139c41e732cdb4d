import {
  DEVICE_TYPE,
  type CategoryId,
  type CategoryKind,
  type ContentOf,
  type ContentOfKind,
  type DesignImage,
  type DesignType,
  type Input,
  type OperationId,
  type Page,
  type Reply,
} from '@yawmi/contract'
import type { CallOptions } from './transport'

/**
 * Calls one operation of the contract: what goes in and what comes out are its own.
 * @typeParam R where the caller says more of a content list than the contract can: what its category holds.
 */
export type Call = <K extends OperationId, R extends Reply<K> = Reply<K>>(
  id: K,
  input: Input<K> & CallOptions,
) => Promise<R>

type Signal = Pick<CallOptions, 'signal'>
type Body<K extends OperationId> = Input<K> extends { body: infer B } ? Omit<B, 'device_type'> : never
type Query<K extends OperationId> = Input<K> extends { query: infer Q } ? Q : never

/** Which page of a list: `page` from 1, `limit` rows. */
export type PageInput = Pick<Query<'latestVideos'>, 'page' | 'limit'>

/** A page of what has every word of `search`: 2 to 60 characters, anything else than those is refused. */
export type SearchInput = Pick<Query<'latestQuotes'>, 'page' | 'limit' | 'search'>

/** A page of a sub-category, with that sub-category's name and description. */
export type SubCategoryPage<T> = Page<T> & Pick<Reply<'subCategoryContent'>, 'sub_category'>

/** What is saved beside the picture of a design. */
export interface SavedWith {
  key?: string
  name?: string
  /** The version that is known under the key: where another was saved since, this one is refused as a `conflict`. */
  replaces?: string
  document?: Blob
}

/** As long as the server waits for a request: the largest picture by the uplink of a 3G phone takes most of it. */
const UPLOAD_TIMEOUT_MS = 300_000

/** A write that says nothing but its address. */
const EMPTY = { body: {} }
const DEVICE = { device_type: DEVICE_TYPE } as const

/**
 * One short name for each operation that screens call (specification, section 7). Each answers the body of a success and
 * throws an ApiError otherwise.
 */
export const createEndpoints = (call: Call) => ({
  login: (body: Body<'login'>) => call('login', { body: { ...body, ...DEVICE } }),
  confirmOtp: (body: Body<'confirmOtp'>) => call('confirmOtp', { body: { ...body, ...DEVICE } }),
  confirmSms: (body: Body<'confirmSms'>) => call('confirmSms', { body: { ...body, ...DEVICE } }),
  authorizationCode: (body: Body<'authorizationCode'>) => call('authorizationCode', { body }),
  logout: () => call('logout', {}),
  unsubscribe: (subscriber_id?: string) => call('unsubscribe', { body: { subscriber_id } }),
  unsubscribeConfirm: (body: Body<'unsubscribeConfirm'>) =>
    call('unsubscribeConfirm', { body: { ...body, ...DEVICE } }),
  activate: (subscriber_id?: string, brand?: string) => call('activate', { body: { subscriber_id, brand } }),
  activateConfirm: (body: Body<'activateConfirm'>) => call('activateConfirm', { body: { ...body, ...DEVICE } }),
  protectedScript: (targeted_element: string) => call('protectedScript', { query: { targeted_element } }),

  subscriberDetails: ({ signal }: Signal = {}) => call('subscriberDetails', { signal }),
  /** Sent as POST with `_method=PUT`, as the design decides; the server takes a plain PUT too. */
  updateSubscriber: (name: string) => call('updateSubscriber', { body: { name, _method: 'PUT' } }),
  deleteSubscriber: () => call('deleteSubscriber', {}),
  contact: (body: Body<'contact'>) => call('contact', { body }),

  categories: ({ signal }: Signal = {}) => call('categories', { signal }),
  subCategories: (categoryId: string, { signal }: Signal = {}) =>
    call('subCategories', { params: { categoryId }, query: DEVICE, signal }),
  categoryContent: <I extends CategoryId>(
    categoryId: I,
    { signal, name, ...query }: SearchInput & { name?: string } & Signal = {},
  ): Promise<Page<ContentOf<I>>> =>
    call('categoryContent', { params: { categoryId }, query: { ...query, specific_name: name }, signal }),
  categoryItem: <I extends CategoryId>(
    categoryId: I,
    uuid: string,
    { signal }: Signal = {},
  ): Promise<{ data: ContentOf<I> }> => call('categoryItem', { params: { categoryId, uuid }, signal }),
  /** @typeParam K the category that the sub-category is of */
  subCategoryContent: <K extends CategoryKind>(
    id: string,
    { signal, ...query }: SearchInput & Signal = {},
  ): Promise<SubCategoryPage<ContentOfKind[K]>> => call('subCategoryContent', { params: { id }, query, signal }),
  latestVideos: ({ signal, ...query }: PageInput & Signal = {}) => call('latestVideos', { query, signal }),
  latestQuotes: ({ signal, ...query }: SearchInput & Signal = {}) => call('latestQuotes', { query, signal }),
  todaysContent: ({ signal }: Signal = {}) => call('todaysContent', { signal }),
  leafOfDay: ({ signal }: Signal = {}) => call('leafOfDay', { signal }),
  /** Pictures of the studio's tags and categories. */
  contents: ({ signal, ...query }: Query<'contents'> & Signal): Promise<Page<DesignImage>> =>
    call('contents', { query, signal }),
  tags: (related_to: Query<'tags'>['related_to'], { signal }: Signal = {}) =>
    call('tags', { query: { related_to }, signal }),
  stickers: ({ signal, ...query }: PageInput & Signal = {}) => call('stickers', { query, signal }),
  stickerPack: (id: string, { signal }: Signal = {}) => call('stickerPack', { params: { id }, signal }),

  /** @param design_type undefined for both */
  designs: (design_type?: DesignType, { signal, ...query }: PageInput & Signal = {}) =>
    call('designs', { query: { ...query, design_type }, signal }),
  /** @param key under which a design that was saved before is replaced; `document` is what it is opened from again */
  saveDesign: (type: DesignType, png: Blob, { key, name, replaces, document }: SavedWith = {}) => {
    const body = new FormData()
    body.append('design_type', type)
    if (key) body.append('key', key)
    if (name) body.append('name', name)
    if (replaces) body.append('replaces', replaces)
    if (document) body.append('document', document, 'design.json')
    body.append('image', png, 'workspace-image.png')
    return call('saveDesign', { body, timeout: UPLOAD_TIMEOUT_MS })
  },
  deleteSavedDesign: (id: string) => call('deleteSavedDesign', { params: { id } }),
  renameSavedDesign: (id: string, name: string) => call('renameSavedDesign', { params: { id }, body: { name } }),
  copySavedDesign: (id: string, key: string) => call('copySavedDesign', { params: { id }, body: { key } }),
  designDocument: (id: string) => call('designDocument', { params: { id }, timeout: UPLOAD_TIMEOUT_MS }),

  viewContent: (id: string) => call('viewContent', { params: { id }, ...EMPTY }),
  viewTodaysContent: (uuid: string) => call('viewTodaysContent', { body: { uuid } }),
})

export type Api = ReturnType<typeof createEndpoints>
