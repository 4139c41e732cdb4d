import { useEffect, useRef, type ComponentProps } from 'react'
import { phoneDigits } from '../text/digits'
import { TextField, type TextFieldProps } from './text-field'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'dir' | 'ref'> {
  /** ASCII digits, at most 10. */
  value: string
  onValueChange: (digits: string) => void
}

type InputEvent = Parameters<NonNullable<ComponentProps<'input'>['onChange']>>[0]

/**
 * A Libyan phone number: digits only, at most 10, Arabic and Persian ones taken as well. What was typed into the
 * prerendered field before the script came is taken over on mount.
 */
export const PhoneField = ({ value, onValueChange, ...rest }: PhoneFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const report = useRef(onValueChange)
  report.current = onValueChange
  useEffect(() => {
    const early = phoneDigits(input.current?.value ?? '')
    if (early && early !== input.current?.defaultValue) report.current(early)
  }, [])
  return (
    <TextField
      inputMode="numeric"
      autoComplete="tel-national"
      {...rest}
      ref={input}
      type="tel"
      dir="ltr"
      value={value}
      onChange={(event: InputEvent) => onValueChange(phoneDigits(event.target.value))}
    />
  )
}
