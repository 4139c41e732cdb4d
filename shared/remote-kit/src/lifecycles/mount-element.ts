import type { LifecycleProps } from './lifecycles'
import type { MountProps } from './settings'

/**
 * Props with the element to mount into. single-spa-layout and others give none and rely on the element that single-spa's
 * framework helpers use then; it is created where the page has none.
 * @param remote name of the mounting where the page gives none.
 */
export function withMountElement(props: LifecycleProps, remote: string): MountProps {
  if (props.domElement) return { ...props, domElement: props.domElement }
  const id = `single-spa-application:${props.name ?? remote}`
  const existing = document.getElementById(id)
  const domElement = existing ?? Object.assign(document.createElement('div'), { id })
  if (!existing) document.body.append(domElement)
  return { ...props, domElement }
}
