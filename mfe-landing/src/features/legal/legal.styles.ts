import { defineStyles } from '@yawmi/ui'

/**
 * The text in a readable measure, in pixels, since a measure in characters would change when the font comes;
 * where the page is wide enough its contents stay in view beside it.
 */
export const legalStyles = defineStyles({
  // The layouts differ in width, so the text asks for its own and not for the screen's.
  room: { containerType: 'inline-size' },
  document: {
    display: 'grid',
    rowGap: '8',
    '@container (min-width: 840px)': {
      gridTemplateColumns: 'minmax(0, 280px) minmax(0, 590px)',
      columnGap: '14',
      '& > header': { gridColumn: '2' },
      '& > nav': { gridColumn: '1', gridRow: '1 / span 2' },
      '& > div': { gridColumn: '2' },
    },
  },
  head: {
    display: 'grid',
    gap: '3',
    maxWidth: '590px',
    '& p': { maxWidth: 'none' },
    // Letters may be twice as large on a small phone: «الخصوصية» stays whole there. Longer words of a brand's own title break, which would
    // make all of the text wider than the screen.
    '& h1': { fontSize: 'min(calc(var(--yw-rem, 1rem) * 2.25), 18vw)', overflowWrap: 'anywhere' },
  },
  since: { color: 'quiet', fontSize: 'sm' },
  contents: {
    alignSelf: 'start',
    padding: '5',
    borderRadius: 'card',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    '@container (min-width: 840px)': { position: 'sticky', insetBlockStart: '88px' },
  },
  contentsTitle: { fontWeight: 'bold', marginBlockEnd: '1' },
  links: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '4',
    listStyle: 'none',
    '@container (min-width: 840px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    lineHeight: 'heading',
    color: 'brand',
    '&:hover': { textDecoration: 'underline' },
  },
  body: { display: 'grid', gap: '8', maxWidth: '590px', '& p': { maxWidth: 'none' } },
  section: { display: 'grid', gap: '3', scrollMarginBlockStart: '88px' },
})
