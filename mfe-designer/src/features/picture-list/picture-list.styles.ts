import { defineStyles } from '@yawmi/ui'

export const pictureListStyles = defineStyles({
  page: {
    display: 'grid',
    gap: '4',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlock: '4',
  },
  chips: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    backgroundColor: 'paper',
    marginInline: 'calc(-1 * var(--yw-gutter))',
    paddingInline: 'gutter',
    paddingBlock: '2',
    minWidth: '0',
  },
})
