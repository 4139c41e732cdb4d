import { EmptyState } from '@yawmi/ui'
import { useWords } from '../../copy/use-words'
import { COLUMNS, useColumns } from '../endless-list/use-columns'
import { WindowedGrid } from '../endless-list/windowed-grid'
import { ToHome } from '../failure/nothing-here'
import { ScreenFrame } from '../frame/screen-frame'
import { Section } from '../shelf/section'
import { isPictureFavorite, type PictureFavorite, type TextFavorite } from './favorite'
import { FavoriteText } from './favorite-text'
import { KeptPicture, useKeptViewer } from './kept-pictures'
import { useFavorites } from './use-favorites'

const SIZES = '(min-width: 1280px) 280px, (min-width: 600px) 30vw, 46vw'

/** Everything kept on this device: pictures, then texts, each newest first. */
export function Favorites() {
  const words = useWords()
  const all = useFavorites()
  const pictures = all.filter(isPictureFavorite)
  const texts = all.filter((item): item is TextFavorite => !isPictureFavorite(item))
  const [open, viewer] = useKeptViewer(pictures)
  return (
    <ScreenFrame title={words.favorites} description={words.favoritesIntro} back={{ name: 'home' }}>
      {all.length === 0 && <EmptyState action={<ToHome />}>{words.noFavorites}</EmptyState>}
      {pictures.length > 0 && <KeptPictures pictures={pictures} onOpen={open} />}
      {texts.length > 0 && <KeptTexts texts={texts} />}
      {viewer}
    </ScreenFrame>
  )
}

function KeptPictures({ pictures, onOpen }: { pictures: readonly PictureFavorite[]; onOpen: (uuid: string) => void }) {
  const words = useWords()
  return (
    <Section title={words.favoritePictures}>
      <WindowedGrid
        id="favorites/pictures"
        label={words.favoritePictures}
        items={pictures}
        total={pictures.length}
        columns={useColumns(COLUMNS.pictures)}
        render={(item) => <KeptPicture item={item} sizes={SIZES} onOpen={onOpen} />}
      />
    </Section>
  )
}

function KeptTexts({ texts }: { texts: readonly TextFavorite[] }) {
  const words = useWords()
  return (
    <Section title={words.favoriteTexts}>
      <WindowedGrid
        id="favorites/texts"
        label={words.favoriteTexts}
        items={texts}
        total={texts.length}
        columns={useColumns(COLUMNS.texts)}
        render={(item) => <FavoriteText item={item} />}
      />
    </Section>
  )
}
