import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from './button.recipe'

const LinkElement = chakra('a', buttonRecipe)

export interface LinkButtonProps extends Omit<ComponentProps<typeof LinkElement>, 'asChild'> {
  /** The element to be: `render={<Link to="/home" />}`; a plain `<a>` unless told. */
  render?: ReactElement<{ children?: ReactNode }>
}

/** A link that looks like a button. */
export const LinkButton = ({ render, children, ...rest }: LinkButtonProps) =>
  render ? (
    <LinkElement asChild {...rest}>
      {cloneElement(render, undefined, children)}
    </LinkElement>
  ) : (
    <LinkElement {...rest}>{children}</LinkElement>
  )
