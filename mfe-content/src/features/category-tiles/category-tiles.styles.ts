import { defineStyles } from '@yawmi/ui'
import { NO_MARKER } from '../shelf/no-marker'

/** Seven tiles: the first one is two cells wide, so that they fill whole rows of two and of four. */
export const tilesStyles = defineStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    listStyleType: NO_MARKER,
    '& > :first-child': { gridColumn: 'span 2' },
    '& > *': { display: 'flex', minWidth: '0' },
  },
  // Twice the class, to win over the tile's own rules whichever were written first.
  tile: { '&&': { minHeight: { base: '144px', md: '168px' }, height: '100%' } },
  lock: {
    position: 'absolute',
    insetBlockStart: '4',
    insetInlineEnd: '4',
    display: 'grid',
    placeItems: 'center',
    width: '8',
    height: '8',
    borderRadius: 'full',
    backgroundColor: 'surface',
    color: 'quiet',
  },
})
