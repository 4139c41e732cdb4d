import { defineStyles } from '@yawmi/ui'

export const contactStyles = defineStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    alignItems: 'start',
    gap: { base: '6', md: '14' },
  },
  words: {
    display: 'grid',
    gap: '3',
    '& > svg': { display: { base: 'none', md: 'block' }, maxWidth: '100%', marginBlockStart: '6' },
  },
  form: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
    gap: '5',
    padding: { base: '5', md: '8' },
    borderRadius: 'card',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
  },
  whole: { gridColumn: '1 / -1' },
  foot: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    '& > button': { minWidth: '160px' },
  },
  failure: { flex: '1 1 16em', color: 'danger' },
})
