import { useId, type ReactNode } from 'react'
import { cx } from '../../styles/cx'
import { useStyles } from '../../hooks/use-styles'
import { fieldStyles } from './field.styles'

export interface FieldProps {
  /** Visible name of the field. */
  label: ReactNode
  /** What helps to fill it, under the label's field. */
  hint?: ReactNode
  /** What is wrong with it; turns the field into an invalid one. */
  error?: ReactNode
  /** Marks the label with a star, and the control as required. */
  required?: boolean
  /** Leaves the label to screen readers, where the place makes it plain to the eye. */
  hideLabel?: boolean
  className?: string
}

export interface ControlProps {
  id: string
  required: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps<P> {
  /** The field's, and what else its control gets. */
  props: P & FieldProps & { id?: string }
  children: (control: Omit<P, keyof FieldProps | 'id'> & ControlProps) => ReactNode
}

/**
 * Label, control, hint and error, associated with each other. The error is in a live region that is always rendered, so
 * that it is announced when it appears.
 */
export const FieldFrame = <P,>({ props, children }: FieldFrameProps<P>) => {
  const { id, label, hint, error, required, hideLabel, className, ...rest } = props
  const ownId = useId()
  const classes = useStyles(fieldStyles)
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = cx(Boolean(error) && errorId, Boolean(hint) && hintId)
  return (
    <div className={cx(classes.field, className)}>
      <label htmlFor={controlId} className={hideLabel ? classes.hidden : classes.label}>
        {label}
        {required && (
          <span aria-hidden className={classes.star}>
            *
          </span>
        )}
      </label>
      {children({
        ...rest,
        id: controlId,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <div id={hintId} className={classes.hint}>
          {hint}
        </div>
      )}
      <div id={errorId} aria-live="polite" className={classes.error}>
        {error}
      </div>
    </div>
  )
}
