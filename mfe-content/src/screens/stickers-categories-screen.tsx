import { useApi } from '@yawmi/remote-kit'
import { useStrings } from '../copy/use-strings'
import { EndlessList } from '../components/endless-list/endless-list'
import { COLUMNS, useColumns } from '../hooks/use-columns'
import { useEndless } from '../hooks/use-endless'
import { ScreenFrame } from '../components/frame/screen-frame'
import { toPackItem } from '../features/stickers/sticker-packs.resource'
import { PackCardsSkeleton } from '../features/stickers/stickers-skeleton'
import { PackCard } from '../features/stickers/pack-card'

/** All packs of stickers, with a few stickers of each. */
export default function StickersCategoriesScreen() {
  const api = useApi()
  const strings = useStrings()
  const columns = useColumns(COLUMNS.packs)
  const list = useEndless(['content', 'stickers'], (page, signal) => api.stickers({ page, signal }), toPackItem)
  return (
    <ScreenFrame title={strings.stickers} back={{ name: 'design_categories' }}>
      <EndlessList
        id="stickers"
        label={strings.stickers}
        list={list}
        columns={columns}
        skeleton={<PackCardsSkeleton />}
        render={(pack) => <PackCard pack={pack} />}
      />
    </ScreenFrame>
  )
}
