import type { LifecycleProps } from './lifecycles'
import type { PlacedProps } from './settings'

/**
 * Props with the place to mount into: single-spa-layout and others give none, and count on the element that single-spa's
 * helpers for every framework take then, which is made where the page has none.
 * @param remote name that stands for the mounting's where the page gives none.
 */
export function placed(props: LifecycleProps, remote: string): PlacedProps {
  if (props.domElement) return { ...props, domElement: props.domElement }
  const id = `single-spa-application:${props.name ?? remote}`
  const known = document.getElementById(id)
  const domElement = known ?? Object.assign(document.createElement('div'), { id })
  if (!known) document.body.append(domElement)
  return { ...props, domElement }
}
