import { defineStyles } from '@yawmi/ui'

/** Colours side by side, to choose one by a press. */
export const swatchStyles = defineStyles({
  swatches: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, 44px)' },
  swatch: {
    width: '44px',
    height: '44px',
    borderRadius: 'full',
    border: '1px solid var(--yw-edge)',
    cursor: 'pointer',
    // All of them would be of one colour where a device sets its own.
    forcedColorAdjust: 'none',
    '&[aria-pressed=true]': { outline: '3px solid var(--yw-brand)', outlineOffset: '2px' },
  },
})
