import { defineStyles } from './use-styles'

/** `skip`: a link or button over what the keyboard would have to walk through, seen while it has the focus. */
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
