import type { ComponentProps } from 'react'
import { ChevronDown } from 'lucide-react'
import { cx } from '../../styles/cx'
import { useStyles } from '../../hooks/use-styles'
import { FieldFrame, type FieldProps } from './field'
import { fieldStyles } from './field.styles'

export interface NativeSelectProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {}

/** A choice from a list, by the device's own picker; children are `<option>`s. */
export const NativeSelect = (props: NativeSelectProps) => {
  const classes = useStyles(fieldStyles)
  return (
    <FieldFrame props={props}>
      {(control) => (
        <div className={classes.selectFrame}>
          <select {...control} className={cx(classes.control, classes.select)} />
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </div>
      )}
    </FieldFrame>
  )
}
