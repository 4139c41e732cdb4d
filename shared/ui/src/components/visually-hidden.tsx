import type { ComponentProps } from 'react'
import { cx } from '../styles/cx'
import { defineBaseStyles } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'
import { hiddenFromEyes } from './field/field.styles'

const styles = defineBaseStyles({ hidden: hiddenFromEyes })

export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'ref'> {
  as?: 'span' | 'legend' | 'h1'
}

/** What only screen readers tell. */
export const VisuallyHidden = ({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) => (
  <Element {...rest} className={cx(useStyles(styles).hidden, className)} />
)
