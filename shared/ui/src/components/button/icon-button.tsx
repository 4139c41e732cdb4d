import type { ReactNode } from 'react'
import { Button, type ButtonProps } from './button'

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'loadingLabel'> {
  /** Accessible name: an icon alone says nothing. */
  label: string
  children: ReactNode
}

/** A round button with nothing but an icon. */
export const IconButton = ({ label, loading, children, ...rest }: IconButtonProps) => (
  <Button variant="ghost" round {...rest} aria-label={label} aria-busy={loading} loading={loading} loadingLabel={null}>
    {children}
  </Button>
)
