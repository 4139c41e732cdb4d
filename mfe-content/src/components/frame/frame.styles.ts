import { defineStyles } from '@yawmi/ui'

export const frameStyles = defineStyles({
  screen: { display: 'flex', flexDirection: 'column', gap: { base: '5', md: '6' }, minWidth: '0' },
  head: { display: 'flex', alignItems: 'flex-start', gap: '2' },
  // The arrow's own room lies outside the column, so that arrow and text begin at its edge; it points at the title.
  back: { marginInlineStart: '-2', marginBlockStart: { base: '-1', md: '0' } },
  texts: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
})

export const TITLE_SIZE = { base: '2xl', md: '3xl' }
