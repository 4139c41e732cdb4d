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
  // Takes the remaining room and shrinks: a long name must not push the buttons into a second line.
  brand: { display: 'flex', flex: '1 1 0', minWidth: '0' },
  brandLink: { display: 'inline-flex', alignItems: 'center', minWidth: '0', minHeight: 'touch' },
  // One prerendered page serves all widths: the style sheet chooses, not a script.
  // In the DOM right before the menu that it opens, for the keyboard; on screen at the end of the bar.
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
    // The header stays where it is as the page scrolls: where there is less room than items, they scroll by themselves.
    '&[data-open]': {
      display: { base: 'grid', md: 'flex' },
      justifyItems: 'start',
      maxHeight: { base: 'calc(100dvh - 72px)', md: 'none' },
      overflowY: 'auto',
    },
  },
  // Beside a long name a phone has no room for the button: it is the first item of the menu there.
  freeButton: {
    // Large letters take a second line, and not the name's place.
    maxWidth: 'calc(100% - 150px)',
    // Letters enlarged in the browser, by which `em` goes here: two lines leave room for the name, which they would cover.
    '@media (max-width: 17em)': { width: 'min-content', paddingInline: '2', lineHeight: 'tight' },
    '[data-name-room=little] &': { '@media (max-width: 379px)': { display: 'none' } },
    '[data-name-room=none] &': { display: { base: 'none', sm: 'inline-flex' } },
  },
  freeLine: {
    display: 'none',
    '[data-name-room=little] &': { '@media (max-width: 379px)': { display: 'block' } },
    '[data-name-room=none] &': { display: { base: 'block', sm: 'none' } },
  },
  // In the menu of a phone there is room for it.
  themeLabel: { display: { md: 'none' }, color: 'ink', '&::after': { content: 'attr(data-label)' } },
  // Only the device has the visitor's role: the page's inline script writes it on the root element.
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
