import { defineStyles } from '@yawmi/ui'

export const nameLookupStyles = defineStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: { base: '6', md: '12' },
    alignItems: 'stretch',
  },
  ask: { display: 'grid', alignContent: 'center', gap: '4' },
  form: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    '& button': { minHeight: '12', paddingBlock: '2' },
  },
  suggestions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  card: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: '2',
    minHeight: '220px',
    padding: { base: '6', md: '8' },
    borderRadius: 'card',
    border: '1px solid color-mix(in srgb, #6B4E9B 24%, var(--yw-surface))',
    backgroundColor: 'color-mix(in srgb, #6B4E9B 10%, var(--yw-surface))',
    '& > svg': { color: 'color-mix(in srgb, #6B4E9B 82%, var(--yw-ink))', marginInlineStart: '-4' },
    '& > [role=status]': { width: 'full' },
  },
  name: { fontSize: '4xl', fontWeight: 'bold', lineHeight: 'heading', overflowWrap: 'anywhere' },
  meaning: { fontSize: 'lg', maxWidth: 'measure' },
  quiet: { fontSize: 'lg', color: 'quiet' },
})
