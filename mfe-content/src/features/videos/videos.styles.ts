import { defineStyles } from '@yawmi/ui'
import { clampTo } from '../../lib/clamp-to'

export const videosStyles = defineStyles({
  // The preview keeps its place beside the list; on phones it comes first.
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
  // Beside the preview, its first still begins as high.
  list: { marginBlockStart: { md: '-2' } },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '4',
    alignItems: 'center',
    // Its still begins where everything begins; the ground under a pointer goes beyond.
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
})
