import { defineStyles } from '@yawmi/ui'

export const otpStyles = defineStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', paddingBlockStart: '4' },
  number: { fontWeight: 'bold', whiteSpace: 'nowrap' },
  // Each message below has its height while empty, so that nothing moves when it appears.
  codeError: { minHeight: '8', paddingBlockStart: '2', fontSize: 'sm', color: 'danger', textAlign: 'center' },
  submit: { display: 'grid', minHeight: '16', alignItems: 'end' },
  resend: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '1',
    marginBlockStart: '3',
  },
  muted: { color: 'quiet', fontSize: 'sm' },
  clock: { fontVariantNumeric: 'tabular-nums' },
  note: { minHeight: '7', textAlign: 'center', fontSize: 'sm', color: 'quiet' },
  success: { color: 'success' },
  general: {
    color: 'ink',
    fontSize: 'sm',
    '&:not(:empty)': {
      marginBlockEnd: '3',
      padding: '3',
      borderRadius: 'field',
      border: '1px solid var(--yw-danger)',
      backgroundColor: 'dangerTint',
    },
  },
  // Disabled, it looks like muted text: the clock below gives the reason.
  waiting: { '&:disabled:not([data-loading])': { backgroundColor: 'transparent', borderColor: 'transparent' } },
})
