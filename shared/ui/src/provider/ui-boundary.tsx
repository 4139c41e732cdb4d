import { use } from 'react'
import { UiContext } from '../context/ui-context'
import { UiProvider, type UiProviderProps } from './ui-provider'

/**
 * Makes sure that a provider of this very copy of the package is above: passes the children through when there is one,
 * and stands in with its own when the host runs another version, whose context these components cannot see.
 */
export const UiBoundary = (props: UiProviderProps) =>
  use(UiContext) ? <>{props.children}</> : <UiProvider {...props} />
