import { cloneElement, createElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from '../styles/cx'
import { defineStyles, useStyles } from '../styles/use-styles'

const styles = defineStyles({
  link: {
    color: 'brand',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    '&:hover': { textDecorationThickness: '2px' },
  },
})

const ANCHOR = createElement('a')

export interface TextLinkProps extends ComponentProps<'a'> {
  /** The element to be: `render={<Link to="/terms" />}`; a plain `<a>` unless told. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>
}

/** A link within text, underlined, since colour alone does not tell it from the text. */
export const TextLink = ({ render = ANCHOR, className, ...rest }: TextLinkProps) =>
  cloneElement(render, { ...rest, className: cx(useStyles(styles).link, className) })
