import { defineStyles } from '@yawmi/ui'

export const aboutStyles = defineStyles({
  head: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    gap: '8',
    '& > svg': { justifySelf: 'center', maxWidth: '100%', height: 'auto' },
  },
  words: { display: 'grid', gap: '4' },
  offers: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    listStyle: 'none',
  },
  offer: {
    display: 'grid',
    alignContent: 'start',
    gap: '2',
    padding: '5',
    borderRadius: 'card',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
  },
  price: {
    display: 'grid',
    gap: '4',
    padding: { base: '6', md: '10' },
    borderRadius: 'card',
    backgroundColor: 'brandTint',
    border: '1px solid color-mix(in srgb, var(--yw-brand) 24%, var(--yw-surface))',
  },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '6', rowGap: '3' },
})
