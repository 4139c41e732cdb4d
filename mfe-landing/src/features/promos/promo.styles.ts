import { defineStyles } from '@yawmi/ui'

const bubble = { position: 'relative', padding: '5', borderRadius: 'card', fontSize: 'lg', maxWidth: '26.7em' } as const

export const promoStyles = defineStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'center',
    gap: { base: '8', md: '16' },
  },
  words: { display: 'grid', gap: '4', justifyItems: 'start' },
  talk: { display: 'grid', gap: '4' },
  story: {
    ...bubble,
    justifySelf: 'start',
    backgroundColor: 'paper',
    border: '1px solid var(--yw-line)',
    borderEndStartRadius: 'small',
  },
  answered: {
    ...bubble,
    justifySelf: 'end',
    backgroundColor: 'accent',
    color: 'accentInk',
    fontWeight: 'bold',
    borderEndEndRadius: 'small',
  },
  quote: {
    position: 'relative',
    display: 'grid',
    gap: '4',
    justifyItems: 'center',
    textAlign: 'center',
    fontSize: { base: 'xl', sm: '2xl', lg: '3xl' },
    fontWeight: 'bold',
    lineHeight: '1.6',
  },
  mark: { color: 'accent', marginInline: '2' },
  // A line that is too long for the page breaks in its middle: no word of a verse stands alone.
  line: { display: 'block', textWrap: 'balance' },
  author: { fontSize: 'md', fontWeight: 'normal', color: 'quiet' },
  first: { order: { md: '-1' } },
})
