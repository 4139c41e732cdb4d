import { PAGE_SIZE } from '@yawmi/contract'
import { useApi, useParams } from '@yawmi/remote-kit'
import { useStrings } from '../copy/use-strings'
import { useEndless } from '../hooks/use-endless'
import { ScreenFrame } from '../components/frame/screen-frame'
import { useSubCategoryHead } from '../components/frame/sub-category-head'
import { toBackgroundItem } from '../lib/items/background-item'
import { BackgroundsGrid } from '../features/backgrounds/backgrounds-grid'

/** The wallpapers of one category. */
export default function ImagesDetailsScreen() {
  const { uuid = '' } = useParams()
  const api = useApi()
  const strings = useStrings()
  const list = useEndless(
    ['content', 'backgrounds', uuid],
    (page, signal) => api.subCategoryContent<'images'>(uuid, { page, limit: PAGE_SIZE.backgrounds, signal }),
    toBackgroundItem,
  )
  const { name = strings.backgrounds, description } = useSubCategoryHead('images', uuid, list)
  return (
    <ScreenFrame title={name} description={description} back={{ name: 'images' }}>
      <BackgroundsGrid id={`backgrounds/${uuid}`} label={name} list={list} />
    </ScreenFrame>
  )
}
