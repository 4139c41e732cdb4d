import type { ReactNode } from 'react'
import { cx } from '../styles/cx'
import { defineStyles } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'

const styles = defineStyles({
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    paddingInline: '3',
    paddingBlock: '1',
    borderRadius: 'full',
    border: '1px solid currentColor',
    backgroundColor: 'surface',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: 'heading',
  },
  brand: { color: 'brand' },
  accent: { backgroundColor: 'accent', borderColor: 'accent', color: 'accentInk' },
  success: { color: 'success' },
  danger: { color: 'danger' },
  quiet: { color: 'quiet' },
})

export interface BadgeProps {
  tone?: 'brand' | 'accent' | 'success' | 'danger' | 'quiet'
  children: ReactNode
  className?: string
}

/** A word that says the state of a thing. */
export const Badge = ({ tone = 'brand', children, className }: BadgeProps) => {
  const classes = useStyles(styles)
  return <span className={cx(classes.badge, classes[tone], className)}>{children}</span>
}
