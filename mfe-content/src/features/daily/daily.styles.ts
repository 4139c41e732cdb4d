import { defineStyles } from '@yawmi/ui'
import { NO_MARKER } from '../../lib/no-marker'

const TILE_HEIGHT = { base: '160px', md: '240px' }
const LOCKED_TILE_HEIGHT = { base: '136px', md: '240px' }

export const dailyStyles = defineStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    listStyleType: NO_MARKER,
    '& > *': { position: 'relative', display: 'flex', minWidth: '0' },
  },
  // On phones the locked tiles are in rows of two below the open one, the last one over the whole width. They are
  // counted from the end, as a group of skeletons begins with a text for screen readers.
  freeGrid: {
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    '& > :is(:nth-last-child(6), :last-child)': { gridColumn: { base: 'span 2', sm: 'auto' } },
  },
  // Two lines at every width: in one line, a long month would wrap or not depending on which font has loaded.
  date: { display: 'flex', alignItems: 'center', gap: '4' },
  dayNames: { display: 'flex', flexDirection: 'column', lineHeight: 'heading' },
  day: { fontSize: '4xl', fontWeight: 'bold', lineHeight: 'tight', color: 'brand' },
  hijri: { color: 'quiet', fontSize: 'sm' },
  tile: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    minHeight: TILE_HEIGHT,
    borderRadius: 'card',
    overflow: 'hidden',
    border: '1px solid color-mix(in srgb, var(--tile) 24%, var(--yw-surface))',
    backgroundColor: 'color-mix(in srgb, var(--tile) 10%, var(--yw-surface))',
    color: 'ink',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { borderColor: 'var(--tile)' },
  },
  // Each tile has a band in its own colour at the top, as a card has.
  band: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInline: '4',
    paddingBlock: '1',
    minHeight: '11',
    overflowWrap: 'anywhere',
    backgroundColor: 'var(--tile)',
    color: 'var(--tile-ink, #ffffff)',
    fontWeight: 'bold',
    '& > svg': { flexShrink: '0' },
  },
  // Beside the tile, which is a button itself, in its lower corner. The class is doubled to outrank the button's own rule.
  make: { '&&': { position: 'absolute', insetBlockEnd: '1', insetInlineEnd: '1' } },
  inside: { flex: '1', display: 'flex', flexDirection: 'column', gap: '2', padding: '4', minHeight: '0' },
  // Never truncated: a joke that is cut has lost its punch line.
  text: { fontSize: 'lg', fontWeight: 'bold', lineHeight: '1.6', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  more: { color: 'quiet' },
  name: { fontSize: '3xl', fontWeight: 'bold', lineHeight: 'heading' },
  still: { position: 'relative', display: 'block', flex: '1', minHeight: '160px', overflow: 'hidden' },
  // The class is doubled to outrank the picture's own rules, whichever were inserted first.
  picture: { '&&': { position: 'absolute', inset: '0', height: '100%' } },
  play: {
    position: 'absolute',
    insetBlockEnd: '3',
    insetInlineStart: '3',
    display: 'grid',
    placeItems: 'center',
    width: '12',
    height: '12',
    borderRadius: 'full',
    backgroundColor: 'accent',
    color: 'accentInk',
  },
  lockedTile: { '&&': { minHeight: LOCKED_TILE_HEIGHT } },
  locked: { alignItems: 'center', justifyContent: 'center', color: 'quiet', textAlign: 'center' },
  // The video's tile: its band, its still, its title.
  filmSkeleton: { minHeight: '267px' },
  tileSkeleton: { minHeight: TILE_HEIGHT },
  lockedTileSkeleton: { minHeight: LOCKED_TILE_HEIGHT },
})
