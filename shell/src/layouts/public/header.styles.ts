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
  // Takes the room that is left, and makes do with it: a long name must not push the buttons into a second line.
  brand: { display: 'flex', flex: '1 1 0', minWidth: '0' },
  brandLink: { display: 'inline-flex', alignItems: 'center', minWidth: '0', minHeight: 'touch' },
  // Both widths stand in one drawing: which of them shows is the style sheet's choice, not a script's.
  // Right before the menu that it opens, for the keyboard; at the end of the bar for the eye.
  toggle: { display: { md: 'none' }, order: '1' },
  menu: {
    display: { base: 'none', md: 'flex' },
    alignItems: 'center',
    // On a phone under the bar, over its whole width.
    order: { base: '2', md: '0' },
    flexBasis: { base: 'full', md: 'auto' },
    gap: { md: '1' },
    paddingBlockEnd: { base: '4', md: '0' },
    listStyle: 'none',
    '&[data-open]': { display: { base: 'grid', md: 'flex' }, justifyItems: 'start' },
  },
  // Beside a long name there is no room for the button on a phone: it is the first line of the menu there.
  freeButton: {
    '[data-name-room=little] &': { '@media (max-width: 379px)': { display: 'none' } },
    '[data-name-room=none] &': { display: { base: 'none', sm: 'inline-flex' } },
  },
  freeLine: {
    display: 'none',
    '[data-name-room=little] &': { '@media (max-width: 379px)': { display: 'block' } },
    '[data-name-room=none] &': { display: { base: 'block', sm: 'none' } },
  },
  // In the menu of a phone there is room for it.
  themeWord: { display: { md: 'none' }, color: 'ink', '&::after': { content: 'attr(data-word)' } },
  // Who is here is known to the device alone: the page's first script writes it on the root element.
  forOthers: { 'html[data-visitor=subscriber] &': { display: 'none' } },
  forSubscribers: { 'html:not([data-visitor=subscriber]) &': { display: 'none' } },
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
