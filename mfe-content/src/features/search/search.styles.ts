import { defineStyles } from '@yawmi/ui'

/** As wide as a typical query; the placeholder is no wider. */
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
    // Hides the browser's own clear button, as the field has one.
    '& input': { paddingInline: '12', appearance: 'none' },
    '& input::-webkit-search-cancel-button': { display: 'none' },
  },
  clear: { position: 'absolute', insetInlineEnd: '1', insetBlockStart: '2px' },
  // Always rendered, so that screen readers announce what appears in it; without content it takes no room.
  hint: { color: 'quiet', '&:not(:empty)': { marginBlockStart: '2' } },
  count: { minHeight: '7' },
})
