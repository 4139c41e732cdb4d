import { defineStyles } from '@yawmi/ui'

const cardShadow = {
  content: '""',
  position: 'absolute',
  inset: '0',
  borderRadius: 'card',
  border: '1px solid var(--yw-line)',
  backgroundColor: 'surface',
} as const

const ring = {
  content: '""',
  position: 'absolute',
  insetBlockStart: '-10px',
  width: '8px',
  height: '24px',
  borderRadius: 'full',
  backgroundColor: 'ink',
} as const

/** A pad of leaves: two lie under the one on top, its corner is folded. */
export const dailyCardStyles = defineStyles({
  pad: {
    position: 'relative',
    width: 'full',
    maxWidth: '400px',
    marginInline: 'auto',
    '&::before': { ...cardShadow, transform: 'rotate(-6deg)' },
    '&::after': { ...cardShadow, transform: 'rotate(-3deg)', zIndex: '0' },
  },
  leaf: {
    position: 'relative',
    zIndex: '1',
    borderRadius: 'card',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    boxShadow: 'float',
    // Its last corner is folded over.
    borderEndEndRadius: '0',
  },
  fold: { position: 'absolute', insetBlockEnd: '-1px', insetInlineEnd: '-1px', width: '48px', height: '48px' },
  head: {
    position: 'relative',
    // The day in the middle; on the narrowest phone, with large letters, what finds no room goes to a further line.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: '96px',
    paddingInline: '5',
    borderStartStartRadius: 'card',
    borderStartEndRadius: 'card',
    backgroundColor: 'brand',
    color: 'brandInk',
    fontWeight: 'bold',
    '& > :last-child': { flex: '1 0 0', textAlign: 'end' },
    '&::before': { ...ring, insetInlineStart: '22%' },
    '&::after': { ...ring, insetInlineEnd: '22%' },
  },
  weekday: { flex: '1 0 0', fontSize: 'lg' },
  day: { fontSize: '4xl', lineHeight: 'tight', minWidth: '1.1em', textAlign: 'center' },
  body: { paddingInline: '6', paddingBlockStart: '5', minHeight: '252px' },
  label: { fontSize: 'sm', fontWeight: 'bold', color: 'quiet' },
  name: { fontSize: '4xl', fontWeight: 'bold', lineHeight: 'heading', minHeight: '1.3em', marginBlockEnd: '2' },
  meaning: { fontSize: 'lg', minHeight: '5.25em' },
  foot: {
    paddingInline: '6',
    paddingBlock: '4',
    color: 'quiet',
    fontSize: 'sm',
    borderBlockStart: '1px dashed var(--yw-line)',
  },
})
