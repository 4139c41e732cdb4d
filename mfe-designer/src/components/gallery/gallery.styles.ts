import { defineStyles } from '@yawmi/ui'

export const galleryStyles = defineStyles({
  chips: {
    display: 'flex',
    gap: '2',
    flexWrap: { md: 'wrap' },
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    paddingBlock: '1',
    paddingInline: '1',
    marginInline: '-4px',
    '& > *': { flexShrink: '0' },
  },
  badge: {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    marginInlineStart: '-10px',
    borderRadius: 'full',
    backgroundColor: 'var(--tag)',
    color: '#ffffff',
  },
  grid: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(min(9em, 44%), 1fr))' },
  choice: {
    position: 'relative',
    display: 'block',
    borderRadius: 'field',
    overflow: 'hidden',
    border: '1px solid var(--yw-line)',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { borderColor: 'brand' } },
    '&[aria-pressed=true]': { outline: '3px solid var(--yw-brand)', outlineOffset: '2px' },
    '&:focus-visible': { outline: '3px solid var(--yw-brand)', outlineOffset: '2px' },
    '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
})
