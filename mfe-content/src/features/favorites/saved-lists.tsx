import { useStrings } from '../../copy/use-strings'
import { COLUMNS, useColumns } from '../../hooks/use-columns'
import { WindowedGrid } from '../../components/endless-list/windowed-grid'
import { Section } from '../../components/section/section'
import { type PictureFavorite, type TextFavorite } from '../../lib/favorites'
import { FavoriteText } from './favorite-text'
import { SavedPicture } from './saved-pictures'

const SIZES = '(min-width: 1280px) 280px, (min-width: 600px) 30vw, 46vw'

export function SavedPictures({
  pictures,
  onOpen,
}: {
  pictures: readonly PictureFavorite[]
  onOpen: (uuid: string) => void
}) {
  const strings = useStrings()
  return (
    <Section title={strings.favoritePictures}>
      <WindowedGrid
        id="favorites/pictures"
        label={strings.favoritePictures}
        items={pictures}
        total={pictures.length}
        columns={useColumns(COLUMNS.pictures)}
        render={(item) => <SavedPicture item={item} sizes={SIZES} onOpen={onOpen} />}
      />
    </Section>
  )
}

export function SavedTexts({ texts }: { texts: readonly TextFavorite[] }) {
  const strings = useStrings()
  return (
    <Section title={strings.favoriteTexts}>
      <WindowedGrid
        id="favorites/texts"
        label={strings.favoriteTexts}
        items={texts}
        total={texts.length}
        columns={useColumns(COLUMNS.texts)}
        render={(item) => <FavoriteText item={item} />}
      />
    </Section>
  )
}
