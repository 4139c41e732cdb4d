import { defineStyles } from '@yawmi/ui'

export const elementsStyles = defineStyles({
  shapes: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))' },
  shape: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '16',
    padding: '3',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    backgroundColor: 'surface',
    // Their colour follows the theme, while on the picture they begin in the brand's.
    color: 'brand',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { borderColor: 'brand' } },
    '&:focus-visible': { outline: '3px solid var(--yw-brand)', outlineOffset: '2px' },
    '&:disabled': { opacity: '0.4', cursor: 'default' },
  },
  sample: { display: 'block', width: '36px' },
  none: {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    border: '1px dashed var(--yw-edge)',
    cursor: 'pointer',
    '&[aria-pressed=true]': { outline: '3px solid var(--yw-brand)', outlineOffset: '2px' },
  },
  part: { fontWeight: 'bold' },
})
