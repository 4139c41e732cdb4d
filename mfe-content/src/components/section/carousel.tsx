import { Children, isValidElement, type ReactNode } from 'react'
import { cx, defineStyles, SkeletonGroup, useStyles } from '@yawmi/ui'
import { NO_MARKER } from '../../lib/no-marker'

/** How wide a card is on phones, so that the last one in sight is cut in half and says that there is more. */
export const carouselStyles = defineStyles({
  carousel: {
    display: 'grid',
    gridAutoFlow: 'column',
    gap: { base: '3', md: '4' },
    listStyleType: NO_MARKER,
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline proximity',
    scrollPaddingInline: 'gutter',
    // To the edges of the screen, so that cards go out of it and not out of the text's column.
    marginInline: 'calc(-1 * var(--yw-gutter))',
    paddingInline: 'gutter',
    // Room for the outline of what is focused.
    paddingBlock: '1',
    scrollbarWidth: 'none',
    '& > *': { display: 'flex', minWidth: '0', scrollSnapAlign: 'start' },
  },
  video: { gridAutoColumns: { base: '62%', sm: '38%', md: '30%' }, scrollbarWidth: { md: 'thin' } },
  portrait: {
    gridAutoColumns: { base: '38%', sm: '26%', md: 'auto' },
    gridTemplateColumns: { md: 'repeat(5, minmax(0, 1fr))' },
    gridAutoFlow: { md: 'row' },
  },
  text: {
    // As a row it has nothing to scroll, and must not cut off the word over a card.
    overflowX: { base: 'auto', md: 'visible' },
    gridAutoColumns: { base: '72%', sm: '44%', md: 'auto' },
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    gridAutoFlow: { md: 'row' },
  },
})

export interface CarouselProps {
  /** What stands on it: videos scroll at every width, portraits and texts become a row from the middle width on. */
  kind: 'video' | 'portrait' | 'text'
  label: string
  children: ReactNode
}

/** A row of cards that scrolls sideways. */
export function Carousel({ kind, label, children }: CarouselProps) {
  const classes = useStyles(carouselStyles)
  return (
    <ul aria-label={label} className={cx(classes.carousel, classes[kind])}>
      {Children.toArray(children).map((child, index) => (
        // By the card's own key: one that comes late and first must not make the others anew, under a finger.
        <li key={isValidElement(child) ? child.key : index}>{child}</li>
      ))}
    </ul>
  )
}

/** The same row while its cards are on their way. */
export function CarouselSkeleton({ kind, children }: Omit<CarouselProps, 'label'>) {
  const classes = useStyles(carouselStyles)
  return <SkeletonGroup className={cx(classes.carousel, classes[kind])}>{children}</SkeletonGroup>
}
