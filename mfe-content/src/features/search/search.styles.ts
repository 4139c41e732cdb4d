import { defineStyles } from '@yawmi/ui'

/** The field is no wider than what one types; its placeholder neither. */
export const SEARCH_FIELD_WIDTH = '640px'

export const searchStyles = defineStyles({
  form: {
    position: 'relative',
    width: 'full',
    maxWidth: SEARCH_FIELD_WIDTH,
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '4',
      insetBlockStart: '14px',
      zIndex: 'raised',
      color: 'quiet',
      pointerEvents: 'none',
    },
    // The browser's own clearing cross would stand beside ours.
    '& input': { paddingInline: '12', appearance: 'none' },
    '& input::-webkit-search-cancel-button': { display: 'none' },
  },
  clear: { position: 'absolute', insetInlineEnd: '1', insetBlockStart: '2px' },
  // Always there, so that what comes into it is said; it takes room only then.
  hint: { color: 'quiet', '&:not(:empty)': { marginBlockStart: '2' } },
})
