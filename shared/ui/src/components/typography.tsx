import type { ComponentProps } from 'react'
import { cx } from '../styles/cx'
import { defineBaseStyles } from '../styles/define-styles'
import { useStyles } from '../hooks/use-styles'

const sizes = defineBaseStyles({
  sm: { fontSize: 'sm' },
  md: { fontSize: 'md' },
  lg: { fontSize: 'lg' },
  xl: { fontSize: 'xl' },
  '2xl': { fontSize: '2xl' },
  '3xl': { fontSize: '3xl' },
  // Larger where there is room.
  'xl-2xl': { fontSize: { base: 'xl', md: '2xl' } },
  '2xl-3xl': { fontSize: { base: '2xl', md: '3xl' } },
})

const styles = defineBaseStyles({
  heading: { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'heading', textWrap: 'balance' },
  text: { maxWidth: 'measure' },
  normal: {},
  quiet: { color: 'quiet' },
  danger: { color: 'danger' },
  success: { color: 'success' },
})

type FontSize = keyof typeof sizes

const SIZE_OF_LEVEL = { 1: '3xl', 2: '2xl', 3: 'xl', 4: 'lg' } as const

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Place in the outline of the page. */
  level: keyof typeof SIZE_OF_LEVEL
  fontSize?: FontSize
}

/** A heading; its size follows the level unless `fontSize` says otherwise. */
export const Heading = ({ level, fontSize = SIZE_OF_LEVEL[level], className, ...rest }: HeadingProps) => {
  const Element = `h${level}` as const
  return <Element {...rest} className={cx(useStyles(styles).heading, useStyles(sizes)[fontSize], className)} />
}

export interface TextProps extends ComponentProps<'p'> {
  /** `quiet` is for what is read second. */
  tone?: 'normal' | 'quiet' | 'danger' | 'success'
  fontSize?: FontSize
}

/** A paragraph, at most 65 characters wide. */
export const Text = ({ tone = 'normal', fontSize, className, ...rest }: TextProps) => {
  const [classes, size] = [useStyles(styles), useStyles(sizes)]
  return <p {...rest} className={cx(classes.text, classes[tone], fontSize && size[fontSize], className)} />
}
