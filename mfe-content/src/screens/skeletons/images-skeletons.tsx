import { useStrings } from '../../copy/use-strings'
import { ScreenSkeleton } from '../../components/frame/screen-skeleton'
import { SectionSkeleton } from '../../components/section/section'
import { SubCategoryLineSkeleton } from '../../components/frame/sub-category-head'
import { CategoryStripSkeleton } from '../../features/backgrounds/category-strip'
import { BackgroundsGridSkeleton } from '../../features/backgrounds/backgrounds-grid-skeleton'

/** The skeleton of the screen of all wallpapers. */
export const BackgroundsSkeleton = () => (
  <ScreenSkeleton title={useStrings().backgrounds}>
    <CategoryStripSkeleton />
    <SectionSkeleton>
      <BackgroundsGridSkeleton />
    </SectionSkeleton>
  </ScreenSkeleton>
)

/** The skeleton of the screen of one kind of wallpapers. */
export const BackgroundDetailsSkeleton = () => (
  <ScreenSkeleton title={useStrings().backgrounds} description={<SubCategoryLineSkeleton />}>
    <BackgroundsGridSkeleton />
  </ScreenSkeleton>
)
