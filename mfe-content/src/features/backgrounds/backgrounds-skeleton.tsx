import { Skeleton } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { GridSkeleton } from '../endless-list/grid-skeleton'
import { COLUMNS } from '../endless-list/use-columns'
import { ScreenSkeleton } from '../frame/screen-skeleton'
import { SectionSkeleton } from '../shelf/section'
import { SubCategoryLineSkeleton } from '../sub-categories/sub-category-head'
import { BACKGROUND_RATIO } from './background-card'
import { CategoryStripSkeleton } from './category-strip'

export const BackgroundsGridSkeleton = () => (
  <GridSkeleton columns={COLUMNS.pictures} count={8}>
    {() => <Skeleton shape="tile" aspectRatio={BACKGROUND_RATIO} />}
  </GridSkeleton>
)

/** The screen of all wallpapers in shapes. */
export const BackgroundsSkeleton = () => (
  <ScreenSkeleton title={useWords().backgrounds}>
    <CategoryStripSkeleton />
    <SectionSkeleton>
      <BackgroundsGridSkeleton />
    </SectionSkeleton>
  </ScreenSkeleton>
)

/** The screen of one kind of wallpapers in shapes. */
export const BackgroundDetailsSkeleton = () => (
  <ScreenSkeleton title={useWords().backgrounds} description={<SubCategoryLineSkeleton />}>
    <BackgroundsGridSkeleton />
  </ScreenSkeleton>
)
