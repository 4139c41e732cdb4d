import { cloneElement, createElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { cx } from '../../styles/cx'
import { defineStyles } from '../../styles/define-styles'
import { useStyles } from '../../hooks/use-styles'

const styles = defineStyles({
  link: {
    color: 'brand',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    '@media (hover: hover)': { '&:hover': { textDecorationThickness: '2px' } },
  },
  // A thumb meets a line of text only by luck.
  apart: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' },
})

const ANCHOR = createElement('a')

export interface TextLinkProps extends ComponentProps<'a'> {
  /** The element to be: `render={<Link to="/terms" />}`; a plain `<a>` unless told. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>
  /** It stands by itself, with no sentence around it, and is as high as a button. */
  apart?: boolean
}

/** A link within text, underlined, since colour alone does not tell it from the text. */
export const TextLink = ({ render = ANCHOR, apart, className, ...rest }: TextLinkProps) => {
  const classes = useStyles(styles)
  return cloneElement(render, { ...rest, className: cx(classes.link, apart && classes.apart, className) })
}
