import type { ComponentType } from 'react'
import type { Access } from '@yawmi/contract'
import { verdictOf } from '@yawmi/remote-kit'
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

type Skeleton = ComponentType<{ role: 'free' | 'subscriber' }>
type Screen = (typeof declaration.routes)[number]['screen']

const skeletonOf: Record<Screen, Skeleton> = {
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
}

/** Visitors without access are redirected and see no skeleton. */
const whereOpen = (access: Access, Skeleton: Skeleton): Skeleton =>
  function WhereOpen({ role }) {
    return verdictOf(access, role) === 'open' && <Skeleton role={role} />
  }

/** Skeletons of screens, by name, for the app shell that the site server prerenders. */
export const skeletons = Object.fromEntries(
  declaration.routes.map(({ screen, access }) => [screen, whereOpen(access, skeletonOf[screen])]),
)
