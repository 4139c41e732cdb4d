import { defineStyles } from '@yawmi/ui'

export const subscriptionStyles = defineStyles({
  // Letters may be twice as large on a small phone: no word is broken there.
  title: { gridColumn: '1 / -1', fontSize: 'min(calc(var(--yw-rem, 1rem) * 2.25), 18vw)' },
  terms: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    borderBlockStartWidth: '8px',
    borderBlockStartColor: 'accent',
    padding: { base: '5', md: '8' },
  },
  price: { display: 'grid', gap: '1' },
  label: { color: 'quiet' },
  amount: { fontSize: { base: '2xl', md: '3xl' }, fontWeight: 'bold', lineHeight: 'heading', textWrap: 'balance' },
  badge: { alignSelf: 'start' },
  until: { gridColumn: '1 / -1', fontSize: 'lg' },
  next: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '4',
    paddingBlock: '3',
    borderBlock: '1px solid var(--yw-line)',
  },
  action: { gridColumn: '1 / -1', justifySelf: { base: 'stretch', sm: 'start' } },
  section: { display: 'grid', gap: '3', alignContent: 'start' },
  table: {
    width: 'full',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', color: 'quiet', fontWeight: 'normal', paddingBlock: '2' },
    '& td': { paddingBlock: '3', borderBlockStart: '1px solid var(--yw-line)' },
    '& :is(th, td):last-child': { textAlign: 'end' },
  },
  ways: { display: 'grid', gap: '2', paddingInlineStart: '5', listStyleType: 'disc', maxWidth: 'measure' },
  buttonSkeleton: { width: { base: 'full', sm: '160px' } },
})
