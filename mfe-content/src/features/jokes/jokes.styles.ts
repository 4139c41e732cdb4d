import { defineStyles } from '@yawmi/ui'

/** A phone in landscape: too low for stacking the parts. */
const SIDEWAYS = '@media (max-height: 500px) and (min-width: 600px)'

/** The gap between the parts of every screen. */
const GAP = { base: '5', md: '6' }

/** Minimal height of the bubble, at which the whole screen fits a tall phone without scrolling. */
const BUBBLE_HEIGHT = { base: 'clamp(160px, calc(100dvh - 500px), 44vh)', md: '320px' }

/** Stays in view while a long joke is scrolled. */
const besideTheBubble = { position: 'sticky', insetBlockStart: '136px', alignSelf: 'start' } as const

/** Phones of 320 px, and wider ones at 200 %. */
const NARROW = '@media (max-width: 359px)'

export const jokesStyles = defineStyles({
  stage: {
    display: 'flex',
    flexDirection: 'column',
    gap: GAP,
    width: 'full',
    maxWidth: '640px',
    [SIDEWAYS]: { maxWidth: 'none' },
  },
  // Search and category are side by side where there is no height for both.
  finder: {
    display: 'grid',
    gap: GAP,
    width: 'full',
    maxWidth: '640px',
    [SIDEWAYS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end', maxWidth: 'none' },
  },
  // In landscape the arrows are on both sides of the bubble, within reach of the thumbs.
  pager: {
    display: 'flex',
    flexDirection: 'column',
    gap: GAP,
    [SIDEWAYS]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"previous bubble next" "tools tools tools"',
      columnGap: '4',
    },
  },
  // A speech bubble, with its tail at the bottom as in a chat.
  bubble: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: { base: '2', md: '4' },
    minHeight: BUBBLE_HEIGHT,
    padding: { base: '5', md: '10' },
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
      boxSizing: 'border-box',
      borderRadius: '0 0 8px 0',
      border: 'inherit',
      borderBlockStartColor: 'transparent',
      borderInlineEndColor: 'transparent',
      backgroundColor: 'inherit',
      clipPath: 'polygon(0 50%, 100% 50%, 100% 100%, 0 100%)',
      transform: 'rotate(45deg)',
    },
    [SIDEWAYS]: { gridArea: 'bubble', minHeight: '0', padding: '5' },
  },
  joke: {
    fontSize: { base: 'xl', md: '2xl' },
    fontWeight: 'bold',
    lineHeight: { base: '1.6', md: '1.7' },
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    animation: 'yw-fade-in 200ms ease-out',
  },
  place: { color: 'quiet', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  // Below the bubble and never over it: a floating bar would hide a line of the joke.
  controls: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: { base: '1', sm: '3' },
    [NARROW]: { gap: '0' },
    padding: '2',
    borderRadius: 'full',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    [SIDEWAYS]: { display: 'contents' },
  },
  // Six buttons must fit a row of 320 px.
  arrow: {
    width: { base: '14', sm: '16' },
    height: { base: '14', sm: '16' },
    flexShrink: '0',
    [NARROW]: { '&&': { width: 'touch', height: 'touch', minWidth: '0' } },
    // At either end. A device with its own colours greys by itself only what is `disabled`.
    '@media (forced-colors: active)': { '&&&[aria-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' } },
  },
  previous: { [SIDEWAYS]: { gridArea: 'previous', ...besideTheBubble } },
  next: { [SIDEWAYS]: { gridArea: 'next', ...besideTheBubble } },
  tools: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    [NARROW]: { gap: '0' },
    [SIDEWAYS]: { gridArea: 'tools', justifySelf: 'center' },
  },
  bubbleSkeleton: { height: BUBBLE_HEIGHT },
})
