import { cloneElement, createElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { useButtonClass, type ButtonLook } from './button.styles'

const ANCHOR = createElement('a')

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  /** The element to be: `render={<Link to="/home" />}`; a plain `<a>` unless told. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>
}

/** A link that looks like a button. */
export const LinkButton = ({ render = ANCHOR, ...props }: LinkButtonProps) => {
  const { variant, size, dangerous, full, round, className, ...rest } = props
  return cloneElement(render, {
    ...rest,
    className: useButtonClass({ variant, size, dangerous, full, round, className }),
  })
}
