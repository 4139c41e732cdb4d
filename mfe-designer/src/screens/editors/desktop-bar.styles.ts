import { defineStyles } from '@yawmi/ui'

export const desktopBarStyles = defineStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingInline: '4',
    paddingBlock: '2',
    backgroundColor: 'surface',
    borderBlockEnd: '1px solid var(--yw-line)',
  },
  space: { flex: '1' },
  zoom: { width: '112px' },
})
