import type { Api } from '@yawmi/api-client'
import { PAGE_SIZE, type DesignType } from '@yawmi/contract'
import { pagedQuery } from '../paged-query'

/** The saved designs of one kind or of both, the newest first, ten at a time (specification, section 9). */
export const savedQuery = (api: Api, type?: DesignType) =>
  pagedQuery(['saved', type ?? 'all'], (request) => api.designs(type, request), PAGE_SIZE.designs)
