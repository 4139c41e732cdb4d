import { CATEGORY_IDS, PAGE_SIZE } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { useStrings } from '../copy/use-strings'
import { useEndless } from '../hooks/use-endless'
import { SectionFailure } from '../components/failure/section-failure'
import { ScreenFrame } from '../components/frame/screen-frame'
import { Section } from '../components/section/section'
import { subCategoriesOptions } from '../lib/queries/sub-categories.resource'
import { toBackgroundItem } from '../lib/items/background-item'
import { BackgroundsGrid } from '../features/backgrounds/backgrounds-grid'
import { CategoryStrip, CategoryStripSkeleton } from '../features/backgrounds/category-strip'

/** All wallpapers, with their categories above. */
export default function ImagesScreen() {
  const api = useApi()
  const strings = useStrings()
  const categories = useQuery(subCategoriesOptions(api, 'images'))
  const list = useEndless(
    ['content', 'backgrounds'],
    (page, signal) => api.categoryContent(CATEGORY_IDS.images, { page, limit: PAGE_SIZE.backgrounds, signal }),
    toBackgroundItem,
  )
  const retry = () => {
    if (categories.isError) void categories.refetch()
    list.retry()
  }
  return (
    <ScreenFrame title={strings.backgrounds} back={{ name: 'home' }}>
      {categories.data ? (
        <CategoryStrip categories={categories.data} />
      ) : !categories.isError ? (
        <CategoryStripSkeleton />
      ) : (
        // Where the list fails too, one message and its button stand for both.
        !list.error && <SectionFailure onRetry={() => void categories.refetch()} />
      )}
      <Section title={strings.allBackgrounds}>
        <BackgroundsGrid id="backgrounds" label={strings.allBackgrounds} list={{ ...list, retry }} />
      </Section>
    </ScreenFrame>
  )
}
