import { defineStyles } from '@yawmi/ui'

/** The least that a bubble takes, and its shape. */
export const BUBBLE_HEIGHT = { base: '44vh', md: '320px' }

export const jokesStyles = defineStyles({
  stage: { display: 'flex', flexDirection: 'column', gap: '5', width: 'full', maxWidth: '640px' },
  // One bubble, with its tail at the foot as in a chat.
  bubble: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '4',
    minHeight: BUBBLE_HEIGHT,
    padding: { base: '6', md: '10' },
    borderRadius: '32px',
    border: '1px solid color-mix(in srgb, var(--tile) 28%, var(--yw-surface))',
    backgroundColor: 'color-mix(in srgb, var(--tile) 12%, var(--yw-surface))',
    touchAction: 'pan-y pinch-zoom',
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(100% - 14px)',
      insetInlineStart: '48px',
      width: '28px',
      height: '28px',
      borderRadius: '0 0 8px 0',
      border: 'inherit',
      borderBlockStartColor: 'transparent',
      borderInlineEndColor: 'transparent',
      backgroundColor: 'inherit',
      clipPath: 'polygon(0 50%, 100% 50%, 100% 100%, 0 100%)',
      transform: 'rotate(45deg)',
    },
  },
  joke: {
    fontSize: { base: 'xl', md: '2xl' },
    fontWeight: 'bold',
    lineHeight: '1.7',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    animation: 'yw-fade-in 200ms ease-out',
  },
  place: { color: 'quiet', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  // At thumb height on phones: over the bottom bar, whatever the joke's length.
  controls: {
    position: { base: 'sticky', md: 'static' },
    insetBlockEnd: 'calc(80px + env(safe-area-inset-bottom))',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '2',
    borderRadius: 'full',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
  },
  arrow: { width: '16', height: '16', flexShrink: '0' },
  tools: { display: 'flex', alignItems: 'center', gap: '1' },
})
