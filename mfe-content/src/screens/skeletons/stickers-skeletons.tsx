import { useStrings } from '../../copy/use-strings'
import { ScreenSkeleton } from '../../components/frame/screen-skeleton'
import { PackCardsSkeleton, CountSkeleton, StickersSkeleton } from '../../features/stickers/stickers-skeleton'

/** The skeleton of the screen of all packs. */
export const StickerPacksSkeleton = () => (
  <ScreenSkeleton title={useStrings().stickers}>
    <PackCardsSkeleton />
  </ScreenSkeleton>
)

/** The skeleton of the screen of one pack. */
export const StickerListSkeleton = () => (
  <ScreenSkeleton title={useStrings().stickers} description={<CountSkeleton />}>
    <StickersSkeleton />
  </ScreenSkeleton>
)
