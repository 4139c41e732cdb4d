import type { ComponentProps } from 'react'
import { cx } from '../../styles/cx'
import { useStyles } from '../../hooks/use-styles'
import { keepPhoneDigits } from '../../text/digits'
import { FieldFrame, type FieldProps } from './field'
import { fieldStyles } from './field.styles'

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'children'> {}

/**
 * A field of one line. With `dir="ltr"` (addresses, numbers) the text runs left to right and still begins at the
 * right edge, under its label.
 */
export const TextField = (props: TextFieldProps) => {
  const classes = useStyles(fieldStyles)
  return (
    <FieldFrame props={props}>
      {(control) => (
        <input type="text" {...control} className={cx(classes.control, props.dir === 'ltr' && classes.leftToRight)} />
      )}
    </FieldFrame>
  )
}

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
    onChange={(event) => onValueChange(keepPhoneDigits(event.target))}
  />
)
