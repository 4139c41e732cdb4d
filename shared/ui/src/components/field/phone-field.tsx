import { phoneDigits } from '../../text/digits'
import { TextField, type TextFieldProps } from './text-field'

export interface PhoneFieldProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'dir'> {
  /** ASCII digits, at most 10. */
  value: string
  onValueChange: (digits: string) => void
}

/** A Libyan phone number: digits only, at most 10; Arabic and Persian ones become ASCII. */
export const PhoneField = ({ onValueChange, ...rest }: PhoneFieldProps) => (
  <TextField
    inputMode="numeric"
    autoComplete="tel-national"
    {...rest}
    type="tel"
    dir="ltr"
    onChange={(event) => onValueChange(phoneDigits(event.target.value))}
  />
)
