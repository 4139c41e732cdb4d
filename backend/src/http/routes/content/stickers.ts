import { CATEGORY_IDS } from '@yawmi/contract'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../../lib/errors'
import { presentStickerPack } from '../../presenters/sticker-pack'
import { endpoint } from '../../endpoint/endpoint'
import type { ContentDeps } from './deps'
import { pageMeta, pageRequest } from './paging'

/** A card shows this many of a pack. */
const PREVIEWS = 4
/** WhatsApp takes no larger pack. */
const MAX_STICKERS = 30
/** How many of a pack's there are to whoever opens it: the newest, where editors have put more into it. */
const shownOf = (total: number) => Math.min(total, MAX_STICKERS)

/** Sticker packs are the sub-categories of the stickers' category. */
export function stickerRoutes(app: FastifyInstance, { categoryRows, contentRows }: ContentDeps): void {
  endpoint(app, 'stickers', ({ query, shared }) =>
    shared(async () => {
      const page = pageRequest(query)
      const packs = await categoryRows.below(CATEGORY_IDS.stickers)
      const shown = packs.slice(page.offset, page.offset + page.limit)
      const data = shown.map(async (pack) => {
        const { rows, total } = await contentRows.ofCategory(pack.id, { limit: PREVIEWS, offset: 0 })
        return presentStickerPack(pack, rows, shownOf(total))
      })
      return { data: await Promise.all(data), meta: pageMeta(page, packs.length) }
    }),
  )

  endpoint(app, 'stickerPack', ({ params, shared }) =>
    shared(async () => {
      const pack = await categoryRows.subById(params.id)
      if (pack.parentId !== CATEGORY_IDS.stickers) throw new ApiError('not_found')
      const { rows, total } = await contentRows.ofCategory(pack.id, { limit: MAX_STICKERS, offset: 0 })
      return { data: presentStickerPack(pack, rows, shownOf(total)) }
    }),
  )
}
