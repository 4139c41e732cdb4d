import { useState } from 'react'
import { useApi, useBus, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { cx, defineStyles, useStyles } from '@yawmi/ui'
import { ImagesIcon } from '@yawmi/ui/icons'
import { useStrings } from '../../copy/use-strings'
import { SectionFailure } from '../../components/failure/section-failure'
import { useInViewport } from '../../hooks/use-in-viewport'
import { LazyViewer } from '../../components/picture-viewer/lazy-viewer'
import { Section } from '../../components/section/section'
import { Carousel } from '../../components/section/carousel'
import { SubscriberLink } from '../../components/actions/subscriber-link'
import { useViewCounter } from '../../hooks/use-view-counter'
import { BackgroundCard, backgroundCardStyles } from '../../components/cards/background-card'
import { homeBackgroundsOptions } from './home-backgrounds.resource'
import { BackgroundsCarouselSkeleton } from './backgrounds-carousel-skeleton'

const SIZES = '(min-width: 960px) 220px, (min-width: 600px) 26vw, 38vw'

const styles = defineStyles({
  more: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    backgroundColor: 'brandTint',
    color: 'brand',
    cursor: 'pointer',
    fontWeight: 'bold',
    fontSize: 'lg',
  },
})

/** «خلفيات قد تعجبك»: the first four backgrounds, and a tile that leads to the rest. */
export function BackgroundsCarousel() {
  const strings = useStrings()
  const bus = useBus()
  const role = useRole()
  const count = useViewCounter()
  const classes = { ...useStyles(backgroundCardStyles), ...useStyles(styles) }
  const { inViewport, ref } = useInViewport<HTMLElement>('backgrounds')
  const backgrounds = useQuery({ ...homeBackgroundsOptions(useApi()), enabled: inViewport })
  const [open, setOpen] = useState<string>()
  const shown = backgrounds.data
  const openOrLock = (uuid: string) => (role === 'subscriber' ? setOpen(uuid) : bus.emit('alert/subscribers-only', {}))

  if (shown?.length === 0) return null
  return (
    <Section ref={ref} title={strings.backgroundsYouMayLike}>
      {shown ? (
        <Carousel kind="portrait" label={strings.backgroundsYouMayLike}>
          {shown.map((item) => (
            <BackgroundCard key={item.uuid} item={item} sizes={SIZES} onOpen={openOrLock} />
          ))}
          <SubscriberLink key="more" to={{ name: 'images' }} className={cx(classes.card, classes.more)}>
            <ImagesIcon size={32} />
            {strings.more}
          </SubscriberLink>
        </Carousel>
      ) : backgrounds.isError ? (
        <SectionFailure onRetry={() => void backgrounds.refetch()} />
      ) : (
        <BackgroundsCarouselSkeleton />
      )}
      {open && shown && <LazyViewer items={shown} first={open} onClose={() => setOpen(undefined)} onDownload={count} />}
    </Section>
  )
}
