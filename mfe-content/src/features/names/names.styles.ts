import { defineStyles } from '@yawmi/ui'

export const namesStyles = defineStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '3',
    width: 'full',
    maxWidth: '640px',
  },
  // Beside the field itself, under the line of its label.
  submit: { marginBlockStart: 'calc(1.75em + 4px)', minHeight: '12' },
  examples: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  examplesTitle: { width: 'full', color: 'quiet' },
  // The name drawn large, its meaning as a card worth sharing.
  card: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    maxWidth: '640px',
    padding: { base: '6', md: '10' },
    borderRadius: 'card',
    border: '1px solid var(--yw-line)',
    borderBlockStart: '8px solid var(--yw-brand)',
    backgroundColor: 'surface',
    textAlign: 'center',
    animation: 'yw-rise 220ms var(--yw-easings-out)',
  },
  name: {
    fontSize: { base: '56px', md: '80px' },
    fontWeight: 'bold',
    lineHeight: '1.2',
    color: 'brand',
    overflowWrap: 'anywhere',
    maxWidth: '100%',
  },
  meaning: { fontSize: 'lg', lineHeight: 'body', textWrap: 'balance' },
  tools: { display: 'flex', gap: '1' },
  result: { minHeight: '320px' },
})
