import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { phoneDigits } from '../text/digits'
import { TextField, type TextFieldProps } from './text-field'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'dir'> {
  /** ASCII digits, at most 10. */
  value: string
  onValueChange: (digits: string) => void
}

/**
 * A Libyan phone number: digits only, at most 10, Arabic and Persian ones taken as well. What was typed into the
 * prerendered field before the script came is taken over on mount.
 */
export const PhoneField = ({ value, onValueChange, ref, ...rest }: PhoneFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => input.current as HTMLInputElement, [])
  const takeOver = useEffectEvent((typed: string) => typed !== value && onValueChange(typed))
  useEffect(() => {
    takeOver(phoneDigits(input.current?.value ?? ''))
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
      onChange={(event) => onValueChange(phoneDigits(event.target.value))}
    />
  )
}
