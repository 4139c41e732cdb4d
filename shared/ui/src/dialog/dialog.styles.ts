import { defineBaseStyles } from '../styles/define-styles'

/** A sheet from the bottom edge on phones, a card in the middle from 600 px. */
export const dialogStyles = defineBaseStyles({
  backdrop: {
    position: 'fixed',
    inset: '0',
    backgroundColor: 'scrim',
    zIndex: 'overlay',
    _open: { animation: 'yw-fade-in 200ms ease-out' },
    _closed: { animation: 'yw-fade-out 150ms ease-out' },
  },
  positioner: {
    position: 'fixed',
    inset: '0',
    display: 'flex',
    alignItems: { base: 'flex-end', sm: 'center' },
    justifyContent: 'center',
    padding: { base: '0', sm: '6' },
    zIndex: 'overlay',
    overscrollBehavior: 'contain',
  },
  content: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxHeight: { base: '92dvh', sm: 'calc(100dvh - 48px)' },
    backgroundColor: 'surface',
    color: 'ink',
    borderRadius: { base: 'var(--yw-radius-card, 20px) var(--yw-radius-card, 20px) 0 0', sm: 'card' },
    // Seen only where a device sets its own colours: there the sheet would have no edge.
    border: '1px solid transparent',
    boxShadow: 'float',
    outline: 'none',
    _open: { animation: 'yw-rise 220ms var(--yw-easings-out)' },
    _closed: { animation: 'yw-sink 150ms ease-out' },
  },
  header: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingInlineStart: '6',
    paddingInlineEnd: '3',
    paddingBlockStart: '3',
  },
  // A brand's own word for it may be longer than a phone is wide; the button beside it stays.
  title: {
    minWidth: '0',
    fontSize: 'xl',
    fontWeight: 'bold',
    lineHeight: 'heading',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  body: { paddingInline: '6', paddingBlockStart: '2', paddingBlockEnd: '6', overflowY: 'auto' },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    paddingInline: '6',
    paddingBlockEnd: 'max(24px, env(safe-area-inset-bottom))',
    '& > *': { flex: '1 1 auto' },
  },
  closeTrigger: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'touch',
    height: 'touch',
    marginInlineStart: 'auto',
    borderRadius: 'full',
    cursor: 'pointer',
    _hover: { backgroundColor: 'brandTint' },
  },
  // Around a dialog that fills the page.
  aroundFullPage: { padding: '0' },
})

/** How wide the card becomes. */
export const dialogSizes = defineBaseStyles({
  sm: { maxWidth: { sm: '420px' } },
  md: { maxWidth: { sm: '560px' } },
  lg: { maxWidth: { sm: '840px' } },
  full: { maxWidth: 'none', maxHeight: '100dvh', height: '100dvh', borderRadius: '0' },
})
