import { defineStyles } from '@yawmi/ui'

export const frameStyles = defineStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: { base: '5', md: '6' }, minWidth: '0' },
  head: { display: 'flex', alignItems: 'flex-start', gap: '2' },
  // The arrow is outside the column, so that the column's edge is where both the arrow and the text begin; it points at
  // the title.
  back: { marginInlineStart: '-2', marginBlockStart: { base: '-1', md: '0' } },
  titleSkeleton: {
    fontSize: { base: '2xl', md: '3xl' },
    fontWeight: 'bold',
    lineHeight: 'heading',
    textWrap: 'balance',
  },
  texts: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
})
