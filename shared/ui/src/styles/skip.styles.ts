import { defineStyles } from './define-styles'

/** `skip`: a link or button that skips a long series of tab stops, visible while it has the focus. */
export const skipStyles = defineStyles({
  skip: {
    position: 'absolute',
    insetInlineStart: '4',
    insetBlockStart: '-100px',
    zIndex: 'overlay',
    paddingBlock: '3',
    paddingInline: '5',
    borderRadius: 'field',
    backgroundColor: 'brand',
    color: 'brandInk',
    fontWeight: 'bold',
    '&:focus': { insetBlockStart: '2' },
  },
})
