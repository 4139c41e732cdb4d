import type { ComponentProps } from 'react'
import { cx } from '../styles/cx'
import { defineBaseStyles } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'

const styles = defineBaseStyles({
  card: {
    backgroundColor: 'surface',
    border: '1px solid var(--yw-line)',
    borderRadius: 'card',
    padding: '5',
    minWidth: '0',
  },
  floating: { boxShadow: 'float' },
})

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section'
  floating?: boolean
}

/** A surface with a line around it. */
export const Card = ({ as: Element = 'div', floating, className, ...rest }: CardProps) => {
  const classes = useStyles(styles)
  return <Element {...rest} className={cx(classes.card, floating && classes.floating, className)} />
}
