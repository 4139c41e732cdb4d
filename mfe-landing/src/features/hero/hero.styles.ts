import { defineStyles } from '@yawmi/ui'

export const heroStyles = defineStyles({
  hero: { position: 'relative', isolation: 'isolate', overflow: 'clip', scrollMarginBlockStart: '16' },
  inner: {
    position: 'relative',
    zIndex: '1',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'center',
    columnGap: { md: '14', lg: '24' },
    rowGap: '14',
    width: 'full',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlockStart: { base: '8', md: '16' },
    paddingBlockEnd: { base: '16', md: '24' },
  },
  words: { display: 'grid', gap: { base: '4', md: '5' }, justifyItems: 'start' },
  headline: {
    fontSize: { base: '2xl', sm: '3xl', lg: '4xl' },
    fontWeight: 'bold',
    lineHeight: 'heading',
    textWrap: 'balance',
  },
  lead: { fontSize: { base: 'md', md: 'lg' }, color: 'quiet', maxWidth: '28.75em' },
  form: { display: 'grid', gap: '4', width: 'full', maxWidth: '520px' },
  // The price is read before the button is reached. On wide screens each has a column of its own from the start: what comes
  // later moves nothing.
  row: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(180px, auto) minmax(0, 1fr)' },
    alignItems: 'center',
    gap: { base: '3', sm: '6' },
    '& > ul': { gridColumnStart: { sm: '2' } },
    '& > button': { gridArea: { sm: '1 / 1' } },
  },
  small: { fontSize: 'sm', color: 'quiet', maxWidth: '520px' },
  // On a phone a line of its own: behind other words it would move by as much as they are wider in another font.
  address: { display: { base: 'block', sm: 'inline' }, width: 'fit-content' },
  inline: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 'touch' },
  sent: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' },
})
