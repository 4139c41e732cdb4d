/**
 * Every call of the API by its operation id: method and path, nothing else, so that browsers can use the table
 * without carrying the schemas. `schemas/endpoints.ts` adds bodies, queries and replies under the same ids.
 * Source: specification, section 7.
 */
export const OPERATIONS = {
  login: ['POST', '/api/players/login'],
  confirmOtp: ['POST', '/api/players/confirm/otp'],
  confirmSms: ['POST', '/api/players/confirm/sms'],
  logout: ['GET', '/api/players/logout'],
  unsubscribe: ['POST', '/api/players/unsubscribe'],
  unsubscribeConfirm: ['POST', '/api/players/unsubscribe-confirm'],
  activate: ['POST', '/api/players/subscription-activation'],
  activateConfirm: ['POST', '/api/players/subscription-activation-confirm'],
  protectedScript: ['POST', '/api/players/protected-script'],
  xsrfToken: ['GET', '/api/xsrf-token'],

  subscriberDetails: ['GET', '/api/players/subscriber-details'],
  updateSubscriber: ['POST', '/api/players/subscriber-details'],
  replaceSubscriber: ['PUT', '/api/players/subscriber-details'],
  deleteSubscriber: ['DELETE', '/api/players/subscriber-details'],
  contact: ['POST', '/api/v2/players/contact'],

  categories: ['GET', '/api/players/categories'],
  subCategories: ['GET', '/api/players/categories/:categoryId/sub-categories'],
  categoryContent: ['GET', '/api/players/categories/:categoryId/content'],
  categoryItem: ['GET', '/api/players/categories/:categoryId/content/:uuid'],
  subCategoryContent: ['GET', '/api/players/sub-categories/:id/content'],
  latestVideos: ['GET', '/api/v2/players/contents/latest-videos'],
  latestQuotes: ['GET', '/api/v2/players/contents/latest-quotes'],
  todaysContent: ['GET', '/api/v2/players/todays-content'],
  leafOfDay: ['GET', '/api/v2/players/contents/leaf-of-the-day'],
  contents: ['GET', '/api/v2/players/contents'],
  tags: ['GET', '/api/v2/players/tags'],
  stickers: ['GET', '/api/v2/players/stickers'],
  stickerPack: ['GET', '/api/v2/players/stickers/:id'],

  designs: ['GET', '/api/v2/players/designs'],
  saveDesign: ['POST', '/api/v2/players/designs'],
  deleteSavedDesign: ['DELETE', '/api/v2/players/designs/:id'],

  viewContent: ['POST', '/api/v2/players/contents/:id/view'],
  viewTodaysContent: ['POST', '/api/v2/players/todays-content/view'],
} as const

export type OperationId = keyof typeof OPERATIONS
