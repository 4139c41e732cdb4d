import type { StickerPack } from '@yawmi/contract'
import type { CategoryRow } from '../../domain/content/category-rows'
import type { ContentRow } from '../../domain/content/content-rows'

/** @param total stickers that the pack has when it is opened, of which `stickers` may be the first few */
export const presentStickerPack = (pack: CategoryRow, stickers: readonly ContentRow[], total: number): StickerPack => ({
  uuid: pack.id,
  name: pack.name,
  number_of_stickers: total,
  stickers: stickers.flatMap(({ id, picture }) => (picture ? [{ uuid: id, path: picture.path }] : [])),
})
