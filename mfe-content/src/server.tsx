import type { ComponentType } from 'react'
import type { Access } from '@yawmi/contract'
import { verdictOf } from '@yawmi/remote-kit'
import { BackgroundDetailsSkeleton, BackgroundsSkeleton } from './features/backgrounds/backgrounds-skeleton'
import { DailySkeleton } from './features/daily/daily-skeleton'
import { FavoritesSkeleton } from './features/favorites/favorites-skeleton'
import { HomeSkeleton } from './features/home/home-skeleton'
import { JokesSkeleton } from './features/jokes/jokes-skeleton'
import { MessageCategoriesSkeleton, MessagesListSkeleton } from './features/messages/messages-skeleton'
import { NamesSkeleton } from './features/names/names-skeleton'
import { QuotesSkeleton } from './features/quotes/quotes-skeleton'
import { StickerListSkeleton, StickerPacksSkeleton } from './features/stickers/stickers-skeleton'
import { VideoDetailsSkeleton, VideosSkeleton } from './features/videos/videos-skeleton'
import { declaration } from './remote'

type Shapes = ComponentType<{ role: 'free' | 'subscriber' }>
type Screen = (typeof declaration.routes)[number]['screen']

const shapes: Record<Screen, Shapes> = {
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

/** Whom a screen is not for is led on from it, and sees no shapes of what he will not see. */
const whereOpen = (access: Access, Shapes: Shapes): Shapes =>
  function WhereOpen({ role }) {
    return verdictOf(access, role) === 'open' && <Shapes role={role} />
  }

/** Shapes of screens, by their names, for the frame that the site server draws ahead. */
export const skeletons = Object.fromEntries(
  declaration.routes.map(({ screen, access }) => [screen, whereOpen(access, shapes[screen])]),
)
