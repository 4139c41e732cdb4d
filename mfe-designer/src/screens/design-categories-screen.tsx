import { useApi, type Target } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Heading, Text, useAtLeast, useStyles } from '@yawmi/ui'
import { AddImageIcon, CelebrationIcon, MailIcon, SaveIcon, StickersIcon } from '@yawmi/ui/icons'
import { DialogButton } from '../components/dialog-button'
import { studioTarget } from '../lib/targets'
import { AllDraftsButton } from '../features/drafts/all-drafts-button'
import { HubTile } from '../features/hub/hub-tile'
import { hubStyles } from '../features/hub/hub.styles'
import { hubColorsQuery, type Place } from '../features/hub/previews.resource'
import { OwnStart } from '../features/hub/own-start/own-start'
import { isStickerRequested } from '../studio/requested-sticker'
import { loadTakePicture } from './hub/load-take-picture'
import { useHubStrings } from './hub/copy/use-strings'

const TILES = [
  ['cards', MailIcon],
  ['images', AddImageIcon],
  ['saved', SaveIcon],
  ['stickers', StickersIcon],
] as const

const loadTemplates = () =>
  import('../features/hub/templates/template-gallery').then(({ TemplateGallery }) => TemplateGallery)

/** The maker of stickers, which reads people's pictures as the editors do. */
async function loadStickerMaker() {
  const [{ StickerMaker }, takePicture] = await Promise.all([
    import('../features/hub/stickers/sticker-maker'),
    loadTakePicture(),
  ])
  return () => <StickerMaker takePicture={takePicture} />
}

/** Where a tile leads. */
const targets = (wide: boolean): Record<Place, Target> => ({
  cards: studioTarget('card', wide),
  images: studioTarget('image', wide),
  saved: { name: 'saved_items' },
  stickers: { name: 'stickers_categories' },
})

/** The hub of everything that people can design, save and send. */
export default function DesignCategoriesScreen() {
  const api = useApi()
  const strings = useHubStrings()
  const classes = useStyles(hubStyles)
  const to = targets(useAtLeast('md'))
  const { data: colors = {} } = useQuery(hubColorsQuery(api))
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Heading level={1}>{strings.designs}</Heading>
        <Text tone="quiet">{strings.designsTagline}</Text>
        <div className={classes.ways}>
          <OwnStart type="image" variant="outline" loadTakePicture={loadTakePicture} />
          <DialogButton
            title={strings.templates}
            failure={strings.templatesFailed}
            Icon={CelebrationIcon}
            load={loadTemplates}
          />
          <DialogButton
            title={strings.ownStickers}
            failure={strings.ownStickersFailed}
            Icon={StickersIcon}
            variant="outline"
            load={loadStickerMaker}
            isRequested={isStickerRequested}
          />
          <AllDraftsButton />
        </div>
      </header>
      <div className={classes.tiles}>
        {TILES.map(([place, Icon]) => (
          <HubTile
            key={place}
            place={place}
            to={to[place]}
            name={strings[place]}
            about={strings[`${place}About`]}
            color={colors[place]}
            Icon={Icon}
          />
        ))}
      </div>
    </div>
  )
}
