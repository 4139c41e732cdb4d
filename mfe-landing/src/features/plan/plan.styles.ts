import { defineStyles } from '@yawmi/ui'

export const planStyles = defineStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
    borderRadius: 'card',
    border: '1px solid var(--yw-panel)',
    backgroundColor: 'panel',
    color: 'panelInk',
    padding: { base: '2', md: '3' },
  },
  side: { display: 'grid', alignContent: 'center', gap: '6', padding: { base: '6', md: '10' } },
  list: { display: 'grid', gap: '3', listStyle: 'none' },
  line: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    fontSize: 'lg',
    lineHeight: 'heading',
    '& > svg': { flexShrink: '0' },
  },
  price: {
    display: 'grid',
    alignContent: 'center',
    gap: '5',
    padding: { base: '6', md: '8' },
    // One step inside the card's own corner.
    borderRadius: 'calc(var(--yw-radius-card, 20px) - 6px)',
    backgroundColor: 'surface',
    color: 'ink',
  },
  sms: { textAlign: 'center', color: 'quiet' },
})
