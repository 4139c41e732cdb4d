import { defineStyles } from '@yawmi/ui'
import { NO_MARKER } from '../shelf/no-marker'

export const occasionsStyles = defineStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    listStyleType: NO_MARKER,
    '& > *': { display: 'flex' },
  },
  // Twice the class, to win over the tile's own rules whichever were written first.
  tile: { '&&': { flexDirection: 'row', alignItems: 'center', minHeight: '24', gap: '4' } },
  busy: { color: 'quiet', marginInlineStart: 'auto' },
})
