import { defineStyles, type SystemStyleObject } from '@yawmi/ui'
import type { TileKind } from './tiles'

/** Light enough on both themes' tint to be seen, never used for text. */
const colored = (color: string): SystemStyleObject => ({ '--tile': color })

/**
 * Colours of the categories. Inside, they come with the categories from the API; nobody has signed in here, and a
 * page that is painted before any call needs its own.
 */
export const tileColors = defineStyles<TileKind>({
  images: colored('#20709A'),
  jokes: colored('#946200'),
  names: colored('#6B4E9B'),
  messages: colored('#25805A'),
  designs: colored('#B83567'),
  videos: colored('#C9442B'),
  quotes: colored('#3B4A9C'),
})

export const discoverStyles = defineStyles({
  grid: {
    display: 'grid',
    // Two columns below four; one where the letters are so large that a word of a name would break.
    gridTemplateColumns: { base: 'repeat(auto-fill, minmax(max(8.5em, 40%), 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', sm: '4', md: '5' },
    listStyle: 'none',
  },
  wide: { gridColumn: { base: '1 / -1', md: 'span 2' } },
  // A button where the page around it shows what it leads to: as wide and aligned as a link.
  tile: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    height: 'full',
    minHeight: { base: '176px', md: '220px' },
    padding: { base: '4', md: '5' },
    borderRadius: 'card',
    border: '1px solid color-mix(in srgb, var(--tile) 24%, var(--yw-surface))',
    backgroundColor: 'color-mix(in srgb, var(--tile) 12%, var(--yw-surface))',
    color: 'ink',
    textAlign: 'start',
    transition: 'border-color 150ms, transform 150ms',
    '&:hover': { borderColor: 'var(--tile)' },
    '&:active': { transform: 'scale(0.985)' },
    '& > svg': {
      marginBlockStart: 'auto',
      alignSelf: 'flex-end',
      maxWidth: '100%',
      color: 'color-mix(in srgb, var(--tile) 82%, var(--yw-ink))',
    },
  },
  name: { fontSize: 'lg', fontWeight: 'bold', lineHeight: 'heading' },
  text: { fontSize: 'sm', color: 'quiet', marginBlockEnd: '3' },
})
