/**
 * Every call of the API by its operation id: method, path, and by what a success is told from JSON of somebody else's: a
 * field that each has, `rows` with an id each under `data`, or a `page` of rows. Browsers use this table without carrying
 * the schemas; `schemas/endpoints.ts` adds bodies, queries and replies under the same ids.
 * Source: specification, section 7.
 */
export const OPERATIONS = {
  login: ['POST', '/api/players/login', 'data.msisdn'],
  confirmOtp: ['POST', '/api/players/confirm/otp', 'data.token'],
  confirmSms: ['POST', '/api/players/confirm/sms', 'data.state'],
  logout: ['GET', '/api/players/logout', 'message'],
  unsubscribe: ['POST', '/api/players/unsubscribe', 'data.msisdn'],
  unsubscribeConfirm: ['POST', '/api/players/unsubscribe-confirm', 'code'],
  activate: ['POST', '/api/players/subscription-activation', 'data.msisdn'],
  activateConfirm: ['POST', '/api/players/subscription-activation-confirm', 'code'],
  protectedScript: ['POST', '/api/players/protected-script', 'messageCode'],
  authorizationCode: ['POST', '/api/v2/players/authorization-code', 'data.code'],
  exchangeCode: ['POST', '/api/v2/partners/session', 'data.token'],
  xsrfToken: ['GET', '/api/xsrf-token', 'data.token'],

  subscriberDetails: ['GET', '/api/players/subscriber-details', 'data.id'],
  updateSubscriber: ['POST', '/api/players/subscriber-details', 'data.id'],
  replaceSubscriber: ['PUT', '/api/players/subscriber-details', 'data.id'],
  deleteSubscriber: ['DELETE', '/api/players/subscriber-details', 'message'],
  fieldData: ['POST', '/api/v2/field-data', 'message'],
  contact: ['POST', '/api/v2/players/contact', 'message'],

  categories: ['GET', '/api/players/categories', 'rows'],
  subCategories: ['GET', '/api/players/categories/:categoryId/sub-categories', 'rows'],
  categoryContent: ['GET', '/api/players/categories/:categoryId/content', 'page'],
  categoryItem: ['GET', '/api/players/categories/:categoryId/content/:uuid', 'data.uuid'],
  subCategoryContent: ['GET', '/api/players/sub-categories/:id/content', 'page'],
  latestVideos: ['GET', '/api/v2/players/contents/latest-videos', 'page'],
  latestQuotes: ['GET', '/api/v2/players/contents/latest-quotes', 'page'],
  todaysContent: ['GET', '/api/v2/players/todays-content', 'rows'],
  leafOfDay: ['GET', '/api/v2/players/contents/leaf-of-the-day', 'data.date'],
  contents: ['GET', '/api/v2/players/contents', 'page'],
  tags: ['GET', '/api/v2/players/tags', 'rows'],
  stickers: ['GET', '/api/v2/players/stickers', 'page'],
  stickerPack: ['GET', '/api/v2/players/stickers/:id', 'data.uuid'],

  designs: ['GET', '/api/v2/players/designs', 'page'],
  saveDesign: ['POST', '/api/v2/players/designs', 'data.uuid'],
  deleteSavedDesign: ['DELETE', '/api/v2/players/designs/:id', 'message'],
  renameSavedDesign: ['PUT', '/api/v2/players/designs/:id', 'data.uuid'],
  copySavedDesign: ['POST', '/api/v2/players/designs/:id/copy', 'data.uuid'],
  designDocument: ['GET', '/api/v2/players/designs/:id/document', 'data.document'],

  viewContent: ['POST', '/api/v2/players/contents/:id/view', 'message'],
  viewTodaysContent: ['POST', '/api/v2/players/todays-content/view', 'message'],
} as const

export type OperationId = keyof typeof OPERATIONS
