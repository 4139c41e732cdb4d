import { PAGE_SIZE, type PageMeta, type PageQuery } from '@yawmi/contract'
import { FREE_FEED } from '@yawmi/contract/schemas'
import { ApiError } from '../../../lib/errors'
import type { Viewer } from '../../plugins/viewer'

export interface PageRequest {
  page: number
  limit: number
  offset: number
}

/** @param size rows when the query names no number, by either of the specification's two names */
export function pageRequest({ page, limit, per_page }: PageQuery, size: number = PAGE_SIZE.default): PageRequest {
  const rows = limit ?? per_page ?? size
  return { page, limit: rows, offset: (page - 1) * rows }
}

/**
 * The page that this viewer may have of a feed which free visitors see the beginning of.
 * @throws ApiError `forbidden` when a free visitor asks for more than the first page
 */
export function feedPage(viewer: Viewer, query: PageQuery, size: number): PageRequest {
  const request = pageRequest(query, size)
  if (viewer.kind === 'subscriber') return request
  if (request.page > 1) throw new ApiError('forbidden')
  return { ...request, limit: Math.min(request.limit, FREE_FEED) }
}

/** Of how many of a feed's newest a search may tell this viewer; all of them when undefined. */
export const newestOf = (viewer: Viewer): number | undefined => (viewer.kind === 'subscriber' ? undefined : FREE_FEED)

export const pageMeta = ({ page, limit }: PageRequest, total: number): PageMeta => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / limit)),
  per_page: limit,
  total,
})

/** A free visitor's feed ends with its first page: a list that scrolls must not ask for a second. */
export function feedMeta(viewer: Viewer, request: PageRequest, total: number): PageMeta {
  return pageMeta(request, viewer.kind === 'subscriber' ? total : Math.min(total, request.limit))
}
