import { defineStyles } from '@yawmi/ui'

export const stickerElementsStyles = defineStyles({
  pack: { display: 'grid', gap: '2', marginBlockEnd: '4' },
  stickers: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))' },
  sticker: {
    padding: '1',
    borderRadius: 'field',
    border: '1px solid var(--yw-line)',
    // As the stage is, whatever the page's theme.
    backgroundColor: '#ffffff',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { borderColor: 'brand' } },
    '& > img': { display: 'block', width: 'full', aspectRatio: '1', objectFit: 'contain' },
  },
})
