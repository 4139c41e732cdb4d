import { defineStyles } from '@yawmi/ui'

/** Maximal width of the form and of its result. */
const FORM_WIDTH = '640px'

export const namesStyles = defineStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '3',
    width: 'full',
    maxWidth: FORM_WIDTH,
  },
  // Beside the input itself, below its label.
  submit: { marginBlockStart: 'calc(1.75em + 4px)', minHeight: '12' },
  examples: { display: 'flex', flexWrap: 'wrap', justifyContent: 'var(--examples)', gap: '2' },
  examplesTitle: { width: 'full', color: 'quiet' },
  // The name in large type, its meaning as a card that people may share.
  card: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    padding: { base: '6', md: '10' },
    borderRadius: 'card',
    border: '1px solid var(--yw-line)',
    // A straight band by a gradient: a wider border would bend at the card's rounded corners.
    borderBlockStartColor: 'brand',
    background: 'linear-gradient(var(--yw-brand) 8px, var(--yw-surface) 8px)',
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
  meaning: { maxWidth: '100%', fontSize: 'lg', lineHeight: 'body', textWrap: 'balance' },
  tools: { display: 'flex', gap: '1' },
  result: { minHeight: '320px', maxWidth: FORM_WIDTH, '--examples': 'center' },
  labelSkeleton: { fontWeight: 'bold', lineHeight: 'body', marginBlockEnd: '1' },
})
