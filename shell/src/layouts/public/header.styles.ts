import { defineStyles } from '@yawmi/ui'

export const headerStyles = defineStyles({
  header: {
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'sticky',
    backgroundColor: 'paper',
    borderBlockEnd: '1px solid',
    borderColor: 'line',
  },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    // 64 px around what is 44 px high; the open menu is a line of its own beneath.
    paddingBlock: '10px',
    rowGap: '2',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: 'gutter',
  },
  brand: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', marginInlineEnd: 'auto' },
  // Both widths stand in one drawing: which of them shows is the style sheet's choice, not a script's.
  toggle: { display: { md: 'none' } },
  menu: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    // On a phone under the bar, over its whole width.
    order: { base: '1', md: '0' },
    flexBasis: { base: 'full', md: 'auto' },
    gap: { md: '1' },
    paddingBlockEnd: { base: '4', md: '0' },
    listStyle: 'none',
    '&[data-open]': { display: { base: 'grid', md: 'flex' }, justifyItems: 'start' },
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'field',
    color: 'ink',
    fontWeight: 'bold',
    '&:hover': { backgroundColor: 'brandTint', color: 'brand' },
  },
})
