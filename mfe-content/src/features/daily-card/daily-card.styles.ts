import { defineStyles } from '@yawmi/ui'
import { clampTo } from '../../lib/clamp-to'

/** The daily card: on phones the date is at the top, from the middle width on at the side. */
export const dailyCardStyles = defineStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
    borderRadius: 'card',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    overflow: 'hidden',
  },
  date: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'row', md: 'column' },
    alignItems: 'center',
    justifyContent: { base: 'flex-start', md: 'center' },
    gap: { base: '4', md: '1' },
    paddingInline: '5',
    paddingBlockStart: { base: '7', md: '10' },
    paddingBlockEnd: { base: '4', md: '6' },
    backgroundColor: 'brand',
    color: 'brandInk',
    textAlign: { base: 'start', md: 'center' },
    // The two holes from which the card hangs, as on a calendar.
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '3',
      width: '3',
      height: '3',
      borderRadius: 'full',
      backgroundColor: 'paper',
    },
    '&::before': { insetInlineStart: '28%' },
    '&::after': { insetInlineEnd: '28%' },
  },
  day: {
    fontSize: { base: '4xl', md: '80px' },
    fontWeight: 'bold',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
  },
  dayNames: { display: 'flex', flexDirection: 'column', lineHeight: 'heading' },
  weekday: { fontSize: 'xl', fontWeight: 'bold' },
  hijri: { fontSize: 'sm' },
  body: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    gap: { base: '4', md: '6' },
    alignItems: 'center',
    padding: { base: '4', md: '6' },
  },
  alone: { gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  words: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    minWidth: '0',
    '& > *': { maxWidth: '100%' },
  },
  kicker: { fontSize: 'sm', fontWeight: 'bold', color: 'brand' },
  quote: {
    fontSize: { base: 'lg', md: 'xl' },
    fontWeight: 'bold',
    lineHeight: '1.6',
    ...clampTo('5'),
    textWrap: 'balance',
  },
  author: { color: 'quiet' },
  // Placeholder of a text.
  lines: { width: 'full' },
})
