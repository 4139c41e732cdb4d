import { Skeleton, SkeletonGroup, useStyles } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { ScreenSkeleton } from '../frame/screen-skeleton'
import { SearchFieldSkeleton } from '../search/search-field-skeleton'
import { SubCategoryLineSkeleton } from '../sub-categories/sub-category-head'
import { TextCardsSkeleton } from '../text-cards/text-cards-skeleton'
import { OCCASION_HEIGHT, occasionsStyles } from './message-categories.styles'

export function OccasionsSkeleton() {
  const classes = useStyles(occasionsStyles)
  return (
    <SkeletonGroup className={classes.grid}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="tile" height={OCCASION_HEIGHT} />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** The screen of occasions in shapes. */
export function MessageCategoriesSkeleton() {
  const words = useWords()
  return (
    <ScreenSkeleton title={words.messages} description={words.messagesIntro}>
      <SearchFieldSkeleton />
      <OccasionsSkeleton />
    </ScreenSkeleton>
  )
}

/** The screen of one occasion's messages in shapes. */
export function MessagesListSkeleton() {
  return (
    <ScreenSkeleton title={useWords().messages} description={<SubCategoryLineSkeleton />}>
      <SearchFieldSkeleton />
      <TextCardsSkeleton />
    </ScreenSkeleton>
  )
}
