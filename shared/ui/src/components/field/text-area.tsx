import type { ComponentProps } from 'react'
import { cx } from '../../styles/cx'
import { useStyles } from '../../styles/use-styles'
import { FieldFrame, type FieldProps } from './field'
import { fieldStyles } from './field.styles'

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'children'> {}

/** A field of several lines. */
export const TextArea = ({ label, hint, error, required, hideLabel, className, id, ...area }: TextAreaProps) => {
  const classes = useStyles(fieldStyles)
  return (
    <FieldFrame {...{ label, hint, error, required, hideLabel, className, id }}>
      {(control) => <textarea rows={4} {...area} {...control} className={cx(classes.control, classes.area)} />}
    </FieldFrame>
  )
}
