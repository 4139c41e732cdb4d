import { defineStyles } from '@yawmi/ui'
import { NO_MARKER } from '../../lib/no-marker'

/** The height of a name over a description of two lines, which tile and placeholder share. */
export const OCCASION_HEIGHT = '104px'

export const occasionsStyles = defineStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    listStyleType: NO_MARKER,
    '& > *': { display: 'flex' },
  },
  // The class is doubled to outrank the tile's own rules, whichever were inserted first.
  tile: { '&&': { flexDirection: 'row', alignItems: 'center', minHeight: OCCASION_HEIGHT, gap: '4' } },
})
