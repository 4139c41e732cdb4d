import { Skeleton, SkeletonGroup, cx, defineStyles, useStyles } from '@yawmi/ui'
import { useStrings } from '../../copy/use-strings'
import { ChoicesSkeleton } from '../../components/gallery/choices-skeleton'
import { TagChips } from '../../components/gallery/tag-chips'
import { fanStyles, hubStyles } from '../../features/hub/hub.styles'
import { pictureListStyles } from '../../features/picture-list/picture-list.styles'
import { SavedSkeleton } from '../../features/saved-items/saved-skeleton'
import { TitleSkeleton } from './title-skeleton'

/** A phone's list of pictures, as a skeleton. */
export function PhoneListSkeleton({ title }: { title: 'images' | 'cards' }) {
  const strings = useStrings()
  const classes = useStyles(pictureListStyles)
  return (
    <div className={classes.page}>
      <TitleSkeleton title={strings[title]} />
      <div className={classes.chips}>
        <TagChips tags={undefined} chosen={undefined} onChoose={() => {}} />
      </div>
      <ChoicesSkeleton />
    </div>
  )
}

// The categories' colours come with them.
const styles = defineStyles({
  tile: { '--tile': 'var(--yw-brand)' },
  saved: { display: 'grid', gap: '4', width: 'full' },
})

const TILES = ['cards', 'images', 'saved', 'stickers']
const WAYS = ['picture', 'template', 'sticker']

/** The hub, as a skeleton: its head, and a tile for each place. */
export function HubSkeleton() {
  const classes = useStyles(hubStyles)
  const fan = useStyles(fanStyles)
  const skeleton = useStyles(styles)
  return (
    <div className={classes.page}>
      <div className={classes.head} aria-hidden>
        <Skeleton width="40%" height="9" />
        <Skeleton width="70%" height="5" />
        <div className={classes.ways}>
          {WAYS.map((way) => (
            <Skeleton key={way} width="36" height="touch" />
          ))}
        </div>
      </div>
      <SkeletonGroup className={classes.tiles}>
        {TILES.map((tile) => (
          <div key={tile} className={cx(classes.tile, skeleton.tile)}>
            <span aria-hidden className={fan.fan}>
              <span className={cx(fan.card, fan.loading)} />
            </span>
            <div className={classes.texts} aria-hidden>
              <Skeleton width="60%" height="5" />
              <span className={classes.count} />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </div>
  )
}

/** The saved items, as a skeleton. */
export function SavedItemsSkeleton() {
  return (
    <div className={useStyles(styles).saved}>
      <TitleSkeleton title={useStrings().saved} />
      <Skeleton width="50%" height="11" />
      <SavedSkeleton />
    </div>
  )
}
