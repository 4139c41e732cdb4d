import { useApi, type Target } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { Heading, Text, useAtLeast, useStyles } from '@yawmi/ui'
import { AddImageIcon, MailIcon, SaveIcon, StickersIcon } from '@yawmi/ui/icons'
import { useStrings } from '../copy/use-strings'
import { studioTarget } from '../lib/targets'
import { AllDraftsButton } from '../features/drafts/all-drafts-button'
import { HubTile } from '../features/hub/hub-tile'
import { hubStyles } from '../features/hub/hub.styles'
import { hubColorsQuery, type Place } from '../features/hub/previews.resource'

/** Where a tile leads. */
const targets = (wide: boolean): Record<Place, Target> => ({
  cards: studioTarget('card', wide),
  images: studioTarget('image', wide),
  saved: { name: 'saved_items' },
  stickers: { name: 'stickers_categories' },
})

/** The way into everything that one can design, keep and send. */
function DesignCategoriesScreen() {
  const api = useApi()
  const strings = useStrings()
  const classes = useStyles(hubStyles)
  const to = targets(useAtLeast('md'))
  const { data: colors = {} } = useQuery(hubColorsQuery(api))
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Heading level={1}>{strings.designs}</Heading>
        <Text tone="quiet">{strings.designsTagline}</Text>
        <div className={classes.ways}>
          <AllDraftsButton />
        </div>
      </header>
      <div className={classes.tiles}>
        <HubTile
          place="cards"
          to={to.cards}
          name={strings.cards}
          about={strings.cardsAbout}
          color={colors.cards}
          Icon={MailIcon}
        />
        <HubTile
          place="images"
          to={to.images}
          name={strings.images}
          about={strings.imagesAbout}
          color={colors.images}
          Icon={AddImageIcon}
        />
        <HubTile
          place="saved"
          to={to.saved}
          name={strings.saved}
          about={strings.savedAbout}
          color={colors.saved}
          Icon={SaveIcon}
        />
        <HubTile
          place="stickers"
          to={to.stickers}
          name={strings.stickers}
          about={strings.stickersAbout}
          color={colors.stickers}
          Icon={StickersIcon}
        />
      </div>
    </div>
  )
}

export default DesignCategoriesScreen
