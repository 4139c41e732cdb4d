/**
 * Ids of the categories that the product addresses by name: they are part of the contract, equal in every
 * installation, and the content import creates them (specification, section 3, "Fixed category ids exist").
 */
export const CATEGORY_IDS = {
  images: 'a1f0c0de-0001-4000-8000-000000000001',
  videos: 'a1f0c0de-0002-4000-8000-000000000002',
  names: 'a1f0c0de-0003-4000-8000-000000000003',
  messages: 'a1f0c0de-0004-4000-8000-000000000004',
  jokes: 'a1f0c0de-0005-4000-8000-000000000005',
  designs: 'a1f0c0de-0006-4000-8000-000000000006',
  quotes: 'a1f0c0de-0007-4000-8000-000000000007',
  stickers: 'a1f0c0de-0008-4000-8000-000000000008',
} as const

export type CategoryKind = keyof typeof CATEGORY_IDS
export type CategoryId = (typeof CATEGORY_IDS)[CategoryKind]

/** Ids of the six daily tiles; `todays-content` answers one item under each. */
export const DAILY_IDS = {
  video: 'a1f0c0de-0101-4000-8000-000000000101',
  message: 'a1f0c0de-0102-4000-8000-000000000102',
  quote: 'a1f0c0de-0103-4000-8000-000000000103',
  joke: 'a1f0c0de-0104-4000-8000-000000000104',
  image: 'a1f0c0de-0105-4000-8000-000000000105',
  name: 'a1f0c0de-0106-4000-8000-000000000106',
} as const

export type DailyKind = keyof typeof DAILY_IDS
