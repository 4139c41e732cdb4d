import { defineStyles } from '@yawmi/ui'

const tint = (share: number) => `color-mix(in srgb, var(--tile) ${share}%, var(--yw-surface))`

export const hubStyles = defineStyles({
  page: {
    width: 'full',
    display: 'grid',
    gap: { base: '5', md: '8' },
  },
  head: { display: 'grid', gap: '2' },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    // Two beside each other on most phones with room to spare: a row more until the font is there would move all below.
    '& button': { fontSize: { base: 'sm', md: 'md' }, paddingInline: { base: '3', md: '5' } },
  },
  tiles: {
    display: 'grid',
    gap: { base: '3', sm: '4', md: '6' },
    // Two, or one where the letters are so large that a long word of a name would not fit into half of the width.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(40%, calc(var(--yw-rem, 1rem) * 5.5 + 36px))), 1fr))',
  },
  tile: {
    position: 'relative',
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row-reverse' },
    alignItems: { base: 'stretch', lg: 'center' },
    justifyContent: { base: 'flex-start', lg: 'space-between' },
    gap: { base: '3', md: '5' },
    minHeight: { lg: '248px' },
    padding: { base: '4', md: '6' },
    borderRadius: 'card',
    border: `1px solid ${tint(24)}`,
    backgroundColor: tint(12),
    color: 'ink',
    overflow: 'hidden',
    transition: 'border-color 200ms ease-out',
    '@media (hover: hover)': { '&:hover': { borderColor: 'var(--tile)' } },
    // The hand opens a little further under the pointer; with no motion wanted it stays as it lies.
    '@media (prefers-reduced-motion: no-preference)': {
      '& .fan > span': { transition: 'transform 220ms ease-out' },
      '&:has(:focus-visible) .fan': { '--spread': '1.35' },
      '@media (hover: hover)': { '&:hover .fan': { '--spread': '1.35' } },
    },
  },
  texts: { display: 'flex', flexDirection: 'column', gap: { base: '1', md: '2' }, minWidth: '0' },
  name: {
    fontSize: { base: 'lg', md: 'xl' },
    fontWeight: 'bold',
    lineHeight: 'heading',
    color: 'ink',
    textAlign: 'start',
    textDecoration: 'none',
    // The name is the link; all of the tile can be pressed for it.
    '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '3px solid var(--yw-brand)', outlineOffset: '-3px' },
  },
  about: { display: { base: 'none', sm: 'block' }, color: 'quiet', lineHeight: 'body' },
  // The line is there before the number is: nothing jumps when it comes.
  count: { display: 'block', minHeight: '1.75em', fontSize: { base: 'sm', md: 'md' }, fontWeight: 'bold' },
})

const cardTransform = (degrees: number, shift: number) =>
  `translateX(calc(${shift}% * var(--spread, 1))) rotate(calc(${degrees}deg * var(--spread, 1)))`

export const fanStyles = defineStyles({
  fan: {
    position: 'relative',
    display: 'block',
    flexShrink: '0',
    width: { base: 'full', lg: '216px' },
    height: { base: '112px', sm: '160px' },
    marginBlock: '2',
  },
  card: {
    position: 'absolute',
    insetBlock: '0',
    insetInline: '0',
    marginInline: 'auto',
    display: 'grid',
    placeItems: 'center',
    width: { base: '88px', sm: '128px' },
    borderRadius: 'field',
    border: '3px solid var(--yw-surface)',
    backgroundColor: 'var(--tile)',
    color: '#ffffff',
    boxShadow: '0 6px 18px -8px rgb(10 16 20 / 0.4)',
    overflow: 'hidden',
    transformOrigin: '50% 100%',
  },
  start: { transform: cardTransform(9, 30), backgroundColor: tint(45) },
  end: { transform: cardTransform(-9, -30), backgroundColor: tint(70) },
  front: {},
  loading: { backgroundColor: 'line' },
  // Doubled, this is the stronger: a picture's own height would leave part of its card empty.
  picture: { '&&': { width: '100%', height: '100%' }, objectFit: 'cover', backgroundColor: 'surface' },
})
