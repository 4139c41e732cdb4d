import { defineStyles } from '@yawmi/ui'

export const savedStyles = defineStyles({
  grid: {
    display: 'grid',
    gap: { base: '3', md: '5' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    listStyle: 'none',
    padding: '0',
  },
  item: {
    minWidth: '0',
    '& > button': {
      display: 'block',
      width: '100%',
      aspectRatio: '4 / 5',
      borderRadius: 'card',
      border: '1px solid var(--yw-line)',
      backgroundColor: 'surface',
      overflow: 'hidden',
      cursor: 'pointer',
    },
    '& > button:focus': { borderColor: 'brand' },
    '@media (hover: hover)': { '& > button:hover': { borderColor: 'brand' } },
    '& > button:focus-visible': { outline: '3px solid var(--yw-brand)', outlineOffset: '-3px' },
    '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  },
  name: {
    marginBlockStart: '2',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 'bold',
    lineHeight: 'heading',
  },
  when: { color: 'quiet', fontSize: 'sm' },
})
