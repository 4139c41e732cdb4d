import { Children, isValidElement, type ReactNode } from 'react'
import { cx, defineStyles, SkeletonGroup, useStyles } from '@yawmi/ui'
import { NO_MARKER } from '../../lib/no-marker'

/** Card widths on phones, at which the last visible card is cut in half and thereby shows that there are more. */
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
    // Extends to the edges of the screen, so that cards scroll out of the screen and not out of the text's column.
    marginInline: 'calc(-1 * var(--yw-gutter))',
    paddingInline: 'gutter',
    // Room for the outline of a focused card.
    paddingBlock: '1',
    scrollbarWidth: 'none',
    '& > *': { display: 'flex', minWidth: '0', scrollSnapAlign: 'start' },
    // Paper does not scroll. The class is doubled to outrank those of the kinds.
    '@media print': { '&&': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  },
  video: { gridAutoColumns: { base: '62%', sm: '38%', md: '30%' }, scrollbarWidth: { md: 'thin' } },
  portrait: {
    gridAutoColumns: { base: '38%', sm: '26%', md: 'auto' },
    gridTemplateColumns: { md: 'repeat(5, minmax(0, 1fr))' },
    gridAutoFlow: { md: 'row' },
  },
  text: {
    // As a row it does not scroll, and must not clip the label above a card.
    overflowX: { base: 'auto', md: 'visible' },
    gridAutoColumns: { base: '72%', sm: '44%', md: 'auto' },
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    gridAutoFlow: { md: 'row' },
  },
})

export interface CarouselProps {
  /** What the cards show: videos scroll at every width, portraits and texts become a row from the middle width on. */
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
        // Keyed by the card's own key: a card that arrives later in front must not remount the others while they are
        // touched.
        <li key={isValidElement(child) ? child.key : index}>{child}</li>
      ))}
    </ul>
  )
}

/** The same row while its cards load. */
export function CarouselSkeleton({ kind, children }: Omit<CarouselProps, 'label'>) {
  const classes = useStyles(carouselStyles)
  return <SkeletonGroup className={cx(classes.carousel, classes[kind])}>{children}</SkeletonGroup>
}
