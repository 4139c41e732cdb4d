import type { ComponentProps } from 'react'
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'

const HEADING_SIZES = { 1: '3xl', 2: '2xl', 3: 'xl', 4: 'lg' } as const

const HeadingElement = chakra(
  'h2',
  defineRecipe({ base: { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'heading', textWrap: 'balance' } }),
)

export interface HeadingProps extends Omit<ComponentProps<typeof HeadingElement>, 'as'> {
  /** Place in the outline of the page. */
  level: keyof typeof HEADING_SIZES
}

/** A heading; its size follows the level unless `fontSize` says otherwise. */
export const Heading = ({ level, ...rest }: HeadingProps) => (
  <HeadingElement as={`h${level}`} fontSize={HEADING_SIZES[level]} {...rest} />
)

/** A paragraph, at most 65 characters wide. `tone` quiet is for what is read second. */
export const Text = chakra(
  'p',
  defineRecipe({
    base: { maxWidth: 'measure' },
    variants: {
      tone: { normal: {}, quiet: { color: 'quiet' }, danger: { color: 'danger' }, success: { color: 'success' } },
    },
    defaultVariants: { tone: 'normal' },
  }),
)
