import { skeletonsOf, type ScreenSkeleton } from '@yawmi/remote-kit/server'
import { BackgroundDetailsSkeleton, BackgroundsSkeleton } from './screens/skeletons/images-skeletons'
import { DailySkeleton } from './screens/skeletons/daily-content-skeleton'
import { FavoritesSkeleton } from './screens/skeletons/favorites-skeleton'
import { HomeSkeleton } from './screens/skeletons/home-skeleton'
import { JokesSkeleton } from './screens/skeletons/jokes-skeleton'
import { MessageCategoriesSkeleton, MessagesListSkeleton } from './screens/skeletons/messages-skeletons'
import { NamesSkeleton } from './screens/skeletons/names-skeleton'
import { QuotesSkeleton } from './screens/skeletons/quotes-skeleton'
import { StickerListSkeleton, StickerPacksSkeleton } from './screens/skeletons/stickers-skeletons'
import { VideoDetailsSkeleton, VideosSkeleton } from './screens/skeletons/videos-skeletons'
import { declaration } from './remote'

/** What the site server renders first screens with. */
export { remote } from './index'

/** Every screen has one. */
type Skeletons = Record<(typeof declaration.routes)[number]['screen'], ScreenSkeleton>

export const skeletons = skeletonsOf(declaration.routes, {
  home: HomeSkeleton,
  videos: VideosSkeleton,
  videoDetails: VideoDetailsSkeleton,
  images: BackgroundsSkeleton,
  imagesDetails: BackgroundDetailsSkeleton,
  messagesCategories: MessageCategoriesSkeleton,
  messagesList: MessagesListSkeleton,
  quotes: QuotesSkeleton,
  jokes: JokesSkeleton,
  names: NamesSkeleton,
  dailyContent: DailySkeleton,
  stickersCategories: StickerPacksSkeleton,
  stickersList: StickerListSkeleton,
  favorites: FavoritesSkeleton,
} satisfies Skeletons)
