import { defineStyles } from '@yawmi/ui'

export const viewerStyles = defineStyles({
  // No larger than the picture, so that a click beside it reaches the overlay.
  frame: {
    display: 'grid',
    placeItems: 'center',
    maxWidth: '100%',
    maxHeight: '100%',
    minHeight: '0',
    touchAction: 'none',
  },
  moved: { display: 'grid', placeItems: 'center', maxWidth: '100%', minHeight: '0', willChange: 'transform' },
  // The class is doubled to outrank the picture's own rules, whichever were inserted first.
  fitted: {
    // Has its full size before it has loaded, so that its blurred preview is shown in its place.
    '&&': { width: 'min(100cqw, (100cqh - 16px) * var(--ratio))', height: 'auto', borderRadius: 'small' },
    // Safari before 16 has no lengths of containers: of the window, without the bar above.
    '@supports not (width: 1cqw)': { '&&': { width: 'min(100vw, (100dvh - 128px) * var(--ratio))' } },
  },
  // Between the arrows.
  lost: {
    display: 'grid',
    justifyItems: 'center',
    gap: '4',
    maxWidth: 'min(24em, 100cqw - 144px)',
    textAlign: 'center',
  },
  arrow: {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 28px)',
    width: '14',
    height: '14',
    backgroundColor: 'rgb(8 13 17 / 0.6)',
    '&[aria-disabled=true]': { opacity: '0.5', '&:not(:focus)': { visibility: 'hidden' } },
  },
  previous: { insetInlineStart: '3' },
  next: { insetInlineEnd: '3' },
  foot: {
    position: 'absolute',
    insetBlockEnd: 'max(20px, env(safe-area-inset-bottom))',
    insetInline: '5',
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    pointerEvents: 'none',
    '& button': { pointerEvents: 'auto' },
  },
  note: {
    display: 'grid',
    gap: '1',
    paddingInline: '5',
    paddingBlock: '2',
    borderRadius: 'field',
    backgroundColor: 'rgb(8 13 17 / 0.86)',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  },
  progress: { width: '200px', height: '6px', accentColor: 'accent' },
})
