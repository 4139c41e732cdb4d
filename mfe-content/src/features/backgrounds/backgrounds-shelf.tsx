import { useState } from 'react'
import { useApi, useBus, useRole } from '@yawmi/remote-kit'
import { useQuery } from '@yawmi/remote-kit/query'
import { cx, defineStyles, useStyles } from '@yawmi/ui'
import { ImagesIcon } from '@yawmi/ui/icons'
import { useWords } from '../../copy/use-words'
import { SectionFailure } from '../failure/section-failure'
import { useNear } from '../near/use-near'
import { LazyViewer } from '../picture-viewer/lazy-viewer'
import { Section } from '../shelf/section'
import { Shelf } from '../shelf/shelf'
import { SubscriberLink } from '../subscriber-link/subscriber-link'
import { useViewCounter } from '../views/use-view-counter'
import { BackgroundCard, backgroundCardStyles } from './background-card'
import { homeBackgroundsOptions } from './home-backgrounds.resource'
import { BackgroundsShelfSkeleton } from './backgrounds-shelf-skeleton'

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
export function BackgroundsShelf() {
  const words = useWords()
  const bus = useBus()
  const role = useRole()
  const count = useViewCounter()
  const classes = { ...useStyles(backgroundCardStyles), ...useStyles(styles) }
  const { near, place } = useNear<HTMLElement>('backgrounds')
  const backgrounds = useQuery({ ...homeBackgroundsOptions(useApi()), enabled: near })
  const [open, setOpen] = useState<string>()
  const shown = backgrounds.data
  const openOrLock = (uuid: string) => (role === 'subscriber' ? setOpen(uuid) : bus.emit('alert/subscribers-only', {}))

  if (shown?.length === 0) return null
  return (
    <Section ref={place} title={words.backgroundsYouMayLike}>
      {shown ? (
        <Shelf kind="portrait" label={words.backgroundsYouMayLike}>
          {shown.map((item) => (
            <BackgroundCard key={item.uuid} item={item} sizes={SIZES} onOpen={openOrLock} />
          ))}
          <SubscriberLink key="more" to={{ name: 'images' }} className={cx(classes.card, classes.more)}>
            <ImagesIcon size={32} />
            {words.more}
          </SubscriberLink>
        </Shelf>
      ) : backgrounds.isError ? (
        <SectionFailure onRetry={() => void backgrounds.refetch()} />
      ) : (
        <BackgroundsShelfSkeleton />
      )}
      {open && shown && <LazyViewer items={shown} first={open} onClose={() => setOpen(undefined)} onDownload={count} />}
    </Section>
  )
}
