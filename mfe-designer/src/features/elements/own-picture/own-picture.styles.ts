import { defineStyles } from '@yawmi/ui'

export const ownPictureStyles = defineStyles({
  sources: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fit, minmax(9em, 1fr))' },
  note: { color: 'quiet', fontSize: 'sm' },
  refused: { color: 'danger' },
})
