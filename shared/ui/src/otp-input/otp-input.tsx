import type { ClipboardEvent, ComponentProps, SyntheticEvent } from 'react'
import { OTP_LENGTH } from '@yawmi/contract'
import { cx, defineStyles, fillText, useCopy, useStyles } from '@yawmi/ui'
import { pastedCode, typedCode } from './otp-value'

const styles = defineStyles({
  group: {
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    gap: '3',
    width: 'fit-content',
    marginInline: 'auto',
  },
  input: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    opacity: '0',
    fontSize: 'md',
    textAlign: 'center',
    cursor: 'text',
    '&:disabled': { cursor: 'not-allowed' },
  },
  cell: {
    display: 'grid',
    placeItems: 'center',
    width: '14',
    height: '16',
    borderRadius: 'field',
    border: '1px solid var(--yw-edge)',
    backgroundColor: 'surface',
    color: 'ink',
    fontSize: '2xl',
    fontWeight: 'bold',
    lineHeight: 'tight',
    'input[aria-invalid] ~ &': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px var(--yw-danger)' },
    'input:disabled ~ &': { backgroundColor: 'paper', color: 'quiet' },
  },
  current: { 'input:focus ~ &': { outline: '3px solid var(--yw-brand)', outlineOffset: '1px' } },
})

export interface OtpInputProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'children' | 'size'
> {
  /** ASCII digits, at most `length`. */
  value: string
  onValueChange: (code: string) => void
  length?: number
  invalid?: boolean
}

const caretToEnd = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
  const end = input.value.length
  if (input.selectionStart === input.selectionEnd && input.selectionStart !== end) input.setSelectionRange(end, end)
}

/**
 * A one-time code: one input, so that a whole code can be filled in from the SMS, pasted or typed, drawn as one cell a
 * digit, left to right. The input is named after the cell that the next digit goes into, «الرقم 2 من 4», inside a group
 * «رمز التحقق»; the cells themselves are a drawing of its value.
 */
export const OtpInput = ({
  value,
  onValueChange,
  length = OTP_LENGTH,
  invalid = false,
  className,
  ...rest
}: OtpInputProps) => {
  const copy = useCopy()
  const classes = useStyles(styles)
  const current = Math.min(value.length, length - 1)

  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const code = pastedCode(event.clipboardData.getData('text'), length)
    if (code !== undefined) onValueChange(code)
  }

  return (
    <div role="group" aria-label={copy.otpGroup} dir="ltr" className={cx(classes.group, className)}>
      <input
        autoComplete="one-time-code"
        inputMode="numeric"
        pattern="[0-9]*"
        {...rest}
        type="text"
        aria-label={fillText(copy.otpDigit, { n: current + 1, total: length })}
        aria-invalid={invalid || undefined}
        value={value}
        onChange={({ target, nativeEvent }) =>
          onValueChange(typedCode(value, target.value, length, (nativeEvent as InputEvent).inputType))
        }
        onPaste={paste}
        onSelect={caretToEnd}
        className={classes.input}
      />
      {Array.from({ length }, (_, cell) => (
        <span key={cell} aria-hidden className={cx(classes.cell, cell === current && classes.current)}>
          {value[cell]}
        </span>
      ))}
    </div>
  )
}
