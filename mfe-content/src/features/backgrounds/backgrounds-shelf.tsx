import { useApi } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { cx, defineStyles, Picture, Skeleton, useStyles } from '@yawmi/ui'
import { ImagesIcon } from '@yawmi/ui/icons'
import { useWords } from '../../copy/use-words'
import { SectionFailure } from '../failure/section-failure'
import { Section } from '../shelf/section'
import { Shelf, ShelfSkeleton } from '../shelf/shelf'
import { SubscriberLink } from '../subscriber-link/subscriber-link'
import { homeBackgroundsOptions } from './home-backgrounds.resource'

const RATIO = '3 / 4'
const SIZES = '(min-width: 960px) 220px, (min-width: 600px) 26vw, 38vw'

const styles = defineStyles({
  card: { display: 'block', width: 'full', borderRadius: 'card', overflow: 'hidden', cursor: 'pointer', textDecoration: 'none', aspectRatio: RATIO },
  picture: { height: '100%', transition: 'transform 250ms', '*:hover > &': { transform: 'scale(1.03)' } },
  more: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    backgroundColor: 'brandTint',
    color: 'brand',
    fontWeight: 'bold',
    fontSize: 'lg',
  },
})

/** «خلفيات قد تعجبك»: the first four backgrounds, and a tile that leads to the rest. */
export function BackgroundsShelf() {
  const words = useWords()
  const classes = useStyles(styles)
  const backgrounds = useQuery(homeBackgroundsOptions(useApi()))
  const shown = backgrounds.data

  if (shown?.length === 0) return null
  return (
    <Section title={words.backgroundsYouMayLike}>
      {shown ? (
        <Shelf kind="portrait" label={words.backgroundsYouMayLike}>
          {shown.map(({ uuid, name, picture }) => (
            <SubscriberLink key={uuid} to={{ name: 'images' }} className={classes.card}>
              <Picture picture={picture} alt={name} sizes={SIZES} ratio={RATIO} className={classes.picture} />
            </SubscriberLink>
          ))}
          <SubscriberLink key="more" to={{ name: 'images' }} className={cx(classes.card, classes.more)}>
            <ImagesIcon size={32} />
            {words.more}
          </SubscriberLink>
        </Shelf>
      ) : backgrounds.isError ? (
        <SectionFailure onRetry={() => void backgrounds.refetch()} />
      ) : (
        <ShelfSkeleton kind="portrait">
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} shape="tile" aspectRatio={RATIO} />
          ))}
        </ShelfSkeleton>
      )}
    </Section>
  )
}
