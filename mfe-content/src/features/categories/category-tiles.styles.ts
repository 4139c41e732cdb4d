import { defineStyles } from '@yawmi/ui'
import { NO_MARKER } from '../../lib/no-marker'

/** Seven tiles: the first one is two cells wide, so that they fill whole rows of two and of four. */
export const tilesStyles = defineStyles({
  grid: {
    display: 'grid',
    // Two columns on every phone; one where the text size is doubled.
    gridTemplateColumns: { base: 'repeat(auto-fill, minmax(8.5em, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    listStyleType: NO_MARKER,
    // As high as a description of three lines in a narrow tile, of two in the wide one; the skeletons have the same
    // height.
    '--tile-height': { base: '188px', md: '168px' },
    '& > :first-of-type': { gridColumn: { base: '1 / -1', md: 'span 2' }, '--tile-height': '168px' },
    '& > *': { display: 'flex', minWidth: '0' },
  },
  // The class is doubled to outrank the tile's own rules, whichever were inserted first.
  tile: { '&&': { minHeight: 'var(--tile-height)', height: '100%' } },
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
