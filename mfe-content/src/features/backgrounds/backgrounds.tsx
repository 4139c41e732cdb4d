import { useMemo } from 'react'
import { CATEGORY_IDS, PAGE_SIZE, type Background } from '@yawmi/contract'
import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { useWords } from '../../copy/use-words'
import { useEndless } from '../endless-list/use-endless'
import { SectionFailure } from '../failure/section-failure'
import { ScreenFrame } from '../frame/screen-frame'
import { Section } from '../shelf/section'
import { subCategoriesOptions } from '../sub-categories/sub-categories.resource'
import { toBackgroundItem } from './background-item'
import { BackgroundsGrid } from './backgrounds-grid'
import { CategoryStrip, CategoryStripSkeleton } from './category-strip'

/** Every wallpaper, and the kinds of them above. */
export function Backgrounds() {
  const api = useApi()
  const words = useWords()
  const categories = useQuery(subCategoriesOptions(api, 'images'))
  const source = useMemo(
    () => ({
      key: ['content', 'backgrounds'],
      fetchPage: (page: number, signal: AbortSignal) =>
        api.categoryContent<Background>(CATEGORY_IDS.images, { page, limit: PAGE_SIZE.backgrounds, signal }),
    }),
    [api],
  )
  const list = useEndless(source, toBackgroundItem)
  return (
    <ScreenFrame title={words.backgrounds} back={{ name: 'home' }}>
      {categories.data ? (
        <CategoryStrip categories={categories.data} />
      ) : !categories.isError ? (
        <CategoryStripSkeleton />
      ) : (
        // Where the list fails too, one voice says so for both.
        !list.error && <SectionFailure onRetry={() => void categories.refetch()} />
      )}
      <Section title={words.allBackgrounds}>
        <BackgroundsGrid id="backgrounds" label={words.allBackgrounds} list={list} />
      </Section>
    </ScreenFrame>
  )
}
