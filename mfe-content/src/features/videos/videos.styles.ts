import { defineStyles } from '@yawmi/ui'
import { clampTo } from '../../lib/clamp-to'

export const videosStyles = defineStyles({
  // The preview is sticky beside the list; on phones it comes first.
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
    gap: { base: '5', md: '8' },
    alignItems: 'start',
  },
  preview: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    position: { md: 'sticky' },
    insetBlockStart: { md: '88px' },
  },
  // Aligns the first still of the list with the preview.
  list: { marginBlockStart: { md: '-2' } },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '4',
    alignItems: 'center',
    // The still is aligned with the column; only the hover background extends beyond it.
    width: 'calc(100% + 16px)',
    marginInline: '-2',
    padding: '2',
    borderRadius: 'card',
    color: 'ink',
    textDecoration: 'none',
    '&:hover': { backgroundColor: 'brandTint' },
    '&:hover .play': { backgroundColor: 'accent', color: 'accentInk' },
  },
  texts: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
  title: { fontWeight: 'bold', lineHeight: 'heading', ...clampTo('2') },
  description: { fontSize: 'sm', color: 'quiet', ...clampTo('2') },
  details: { display: 'flex', flexDirection: 'column', gap: '5', width: 'full', maxWidth: '960px' },
  titleSkeleton: { fontSize: 'xl', lineHeight: 'heading' },
  textSkeleton: { minHeight: '5.25em' },
})
