import { defineStyles } from '@yawmi/ui'

/** Room for the bottom bar, which grows with the device's letters. Remotes that stick something above it have the same length. */
const BOTTOM_BAR = '4rem'

/** The content area's header, menus and margins. */
export const homeStyles = defineStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: 'screen', backgroundColor: 'paper' },
  header: {
    position: 'sticky',
    // Once scrolled it would lie over the end of the first sheet.
    '@media print': { position: 'static' },
    insetBlockStart: '0',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '64px',
    paddingInline: 'gutter',
    backgroundColor: 'paper',
    borderBlockEnd: '1px solid',
    borderColor: 'line',
  },
  brand: { display: 'inline-flex', alignItems: 'center', minWidth: '0', minHeight: 'touch', marginInlineEnd: 'auto' },
  body: { display: 'flex', flex: '1', alignItems: 'stretch' },
  sidebar: {
    // Paper is narrower than `md`: React takes it away, but only after the browser has counted the sheets, of which the last are empty then.
    '@media print': { display: 'none' },
    flexShrink: '0',
    width: '248px',
    paddingBlock: '6',
    paddingInline: '4',
    borderInlineEnd: '1px solid',
    borderColor: 'line',
  },
  sidebarList: { position: 'sticky', insetBlockStart: '88px', display: 'grid', gap: '1', listStyle: 'none' },
  sidebarLink: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '48px',
    paddingInline: '4',
    borderRadius: 'field',
    color: 'ink',
    fontWeight: 'bold',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'brandTint' },
    '&[aria-current=page]': { backgroundColor: 'brandTint', color: 'brand' },
  },
  // Also for the phone's own bar beneath the bottom bar.
  main: {
    width: 'full',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlockStart: '6',
    paddingBlockEnd: { base: `calc(32px + ${BOTTOM_BAR} + env(safe-area-inset-bottom))`, md: '16' },
    // It may be all that there is on a sheet.
    '@media print': { paddingBlockEnd: '0' },
    // What gets the focus by the keyboard is scrolled to, and not under header or bottom bar.
    '& :is(a, button, input, select)': { scrollMarginBlock: `72px calc(24px + ${BOTTOM_BAR})` },
  },
  bottomBar: {
    position: 'fixed',
    // It would lie over the text at the end of each sheet.
    '@media print': { display: 'none' },
    insetBlockEnd: '0',
    insetInline: '0',
    zIndex: 'sticky',
    display: 'grid',
    // As many columns as remotes declare items.
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    listStyle: 'none',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    backgroundColor: 'surface',
    borderBlockStart: '1px solid',
    borderColor: 'line',
  },
  bottomLink: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '1',
    minHeight: '64px',
    color: 'quiet',
    fontSize: 'sm',
    fontWeight: 'bold',
    '&[aria-current=page]': { color: 'brand' },
  },
  menu: {
    position: 'absolute',
    insetBlockStart: '56px',
    insetInlineEnd: 'gutter',
    display: 'grid',
    gap: '1',
    minWidth: '260px',
    // On a phone that lies on its side there is less room than items: they scroll, above the bottom bar.
    maxHeight: `calc(100dvh - 88px - ${BOTTOM_BAR})`,
    overflowY: 'auto',
    padding: '3',
    listStyle: 'none',
    backgroundColor: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'float',
  },
  menuHead: { paddingInline: '4', paddingBlock: '2', color: 'quiet', fontSize: 'sm' },
  smallOnly: { display: { base: 'block', md: 'none' } },
})
