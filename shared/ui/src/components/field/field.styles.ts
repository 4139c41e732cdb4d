import { defineStyles } from '../../styles/define-styles'

export const hiddenFromEyes = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const fieldStyles = defineStyles({
  field: { display: 'flex', flexDirection: 'column', minWidth: '0', position: 'relative' },
  label: { fontWeight: 'bold', lineHeight: 'body', marginBlockEnd: '1' },
  hidden: hiddenFromEyes,
  star: { color: 'danger', marginInlineStart: '1' },
  hint: { fontSize: 'sm', color: 'quiet', marginBlockStart: '1' },
  error: { fontSize: 'sm', color: 'danger', '&:not(:empty)': { marginBlockStart: '1' } },
  control: {
    width: 'full',
    minHeight: '12',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'field',
    border: '1px solid var(--yw-edge)',
    backgroundColor: 'surface',
    color: 'ink',
    fontSize: 'md',
    lineHeight: 'body',
    transition: 'border-color 150ms',
    '@media (hover: hover)': { '&:hover:not(:disabled, [aria-invalid=true])': { borderColor: 'brand' } },
    '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px var(--yw-danger)' },
    '&:is(:disabled, :read-only:not(select))': { backgroundColor: 'paper', color: 'quiet' },
  },
  area: { minHeight: '24', resize: 'vertical' },
  select: {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: '11',
  },
  selectFrame: {
    position: 'relative',
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '4',
      insetBlockStart: 'calc(50% - 10px)',
      pointerEvents: 'none',
      color: 'quiet',
    },
  },
  leftToRight: { textAlign: 'end', '&:placeholder-shown': { textAlign: 'end' } },
})
