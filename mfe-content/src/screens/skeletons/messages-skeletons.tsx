import { useStrings } from '../../copy/use-strings'
import { ScreenSkeleton } from '../../components/frame/screen-skeleton'
import { SearchFieldSkeleton } from '../../features/search/search-field-skeleton'
import { SubCategoryLineSkeleton } from '../../components/frame/sub-category-head'
import { TextCardsSkeleton } from '../../components/cards/text-cards-skeleton'
import { OccasionsSkeleton } from '../../features/messages/occasions-skeleton'

/** The skeleton of the screen of occasions. */
export function MessageCategoriesSkeleton() {
  const strings = useStrings()
  return (
    <ScreenSkeleton title={strings.messages} description={strings.messagesIntro}>
      <SearchFieldSkeleton />
      <OccasionsSkeleton />
    </ScreenSkeleton>
  )
}

/** The skeleton of the screen of one occasion's messages. */
export function MessagesListSkeleton() {
  return (
    <ScreenSkeleton title={useStrings().messages} description={<SubCategoryLineSkeleton />}>
      <SearchFieldSkeleton />
      <TextCardsSkeleton />
    </ScreenSkeleton>
  )
}
