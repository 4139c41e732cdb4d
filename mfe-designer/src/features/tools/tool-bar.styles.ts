import { defineStyles } from '@yawmi/ui'

export const toolBarStyles = defineStyles({
  bar: { display: 'flex', backgroundColor: 'surface' },
  rail: {
    flexDirection: 'column',
    gap: '1',
    padding: '2',
    width: '92px',
    borderInlineStart: '1px solid var(--yw-line)',
    overflowY: 'auto',
  },
  foot: {
    position: 'relative',
    justifyContent: 'space-around',
    borderBlockStart: '1px solid var(--yw-line)',
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    overflowX: 'auto',
    // Where letters are large, names touch each other.
    '@media (max-width: 17em)': { gap: '2' },
  },
  tool: {
    display: 'grid',
    justifyItems: 'center',
    // Side by side their icons are in one line, whether a name has one line or two.
    alignContent: { base: 'start', md: 'center' },
    paddingBlockStart: { base: '1', md: '0' },
    gap: '1',
    minWidth: { base: '48px', md: '56px' },
    // Where a device has large letters a tool is as wide as its longest word, and the bar scrolls.
    width: { base: 'min-content', md: 'auto' },
    flexShrink: { base: '0', md: '1' },
    minHeight: { base: '60px', md: '72px' },
    // Eight of them stand side by side on a phone.
    paddingInline: { base: '0', md: '1' },
    borderRadius: 'field',
    fontSize: 'sm',
    lineHeight: 'heading',
    textAlign: 'center',
    color: 'quiet',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover:not([aria-pressed=true])': { color: 'ink', backgroundColor: 'brandTint' } },
    '&[aria-pressed=true]': {
      color: 'brand',
      backgroundColor: 'brandTint',
      // Bold words would be wider than a phone's place for one of eight.
      fontWeight: { base: 'normal', md: 'bold' },
    },
  },
})
