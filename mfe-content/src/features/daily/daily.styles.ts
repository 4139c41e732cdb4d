import { defineStyles } from '@yawmi/ui'
import { NO_MARKER } from '../shelf/no-marker'

export const dailyStyles = defineStyles({
  grid: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '3', md: '4' },
    listStyleType: NO_MARKER,
    '& > *': { display: 'flex', minWidth: '0' },
  },
  // On phones what is locked stands two by two beneath what is open, the last over the whole width. Counted from the
  // end: a group of skeletons begins with words for screen readers.
  freeGrid: {
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    '& > :is(:nth-last-child(6), :last-child)': { gridColumn: { base: 'span 2', sm: 'auto' } },
  },
  date: { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', gap: '3' },
  day: { fontSize: '4xl', fontWeight: 'bold', lineHeight: 'tight', color: 'brand' },
  hijri: { color: 'quiet' },
  tile: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    minHeight: { base: '160px', md: '240px' },
    borderRadius: 'card',
    overflow: 'hidden',
    border: '1px solid color-mix(in srgb, var(--tile) 24%, var(--yw-surface))',
    backgroundColor: 'color-mix(in srgb, var(--tile) 10%, var(--yw-surface))',
    color: 'ink',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { borderColor: 'var(--tile)' },
  },
  // Each tile hangs by a band of its own colour, as a leaf does.
  band: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInline: '4',
    minHeight: '11',
    backgroundColor: 'var(--tile)',
    color: 'var(--tile-ink, #ffffff)',
    fontWeight: 'bold',
  },
  inside: { flex: '1', display: 'flex', flexDirection: 'column', gap: '2', padding: '4', minHeight: '0' },
  // Whole, however long: a joke that is cut has lost its last line.
  text: { fontSize: 'lg', fontWeight: 'bold', lineHeight: '1.6', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  more: { color: 'quiet' },
  name: { fontSize: '3xl', fontWeight: 'bold', lineHeight: 'heading' },
  still: { position: 'relative', display: 'block', flex: '1', minHeight: '160px', overflow: 'hidden' },
  // Twice the class to win over the picture's own rules whichever were written first.
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
  lockedTile: { '&&': { minHeight: { base: '136px', md: '240px' } } },
  locked: { alignItems: 'center', justifyContent: 'center', color: 'quiet', textAlign: 'center' },
})
