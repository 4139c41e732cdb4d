import type { ComponentProps } from 'react'
import { cx } from '../../styles/cx'
import { useStyles } from '../../hooks/use-styles'
import { FieldFrame, type FieldProps } from './field'
import { fieldStyles } from './field.styles'

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | 'children'> {}

/** A field of several lines. */
export const TextArea = (props: TextAreaProps) => {
  const classes = useStyles(fieldStyles)
  return (
    <FieldFrame props={props}>
      {(control) => <textarea rows={4} {...control} className={cx(classes.control, classes.area)} />}
    </FieldFrame>
  )
}
