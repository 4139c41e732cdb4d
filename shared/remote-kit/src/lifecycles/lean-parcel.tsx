import { Component, useEffect, type ComponentType, type ReactNode } from 'react'
import type { Root } from 'react-dom/client'

interface ParcelOptions<P> {
  ReactDOMClient: { createRoot(element: Element): Root }
  rootComponent: ComponentType<P>
  errorBoundary: (error: Error) => ReactNode
}
type Placed<P> = P & { domElement: HTMLElement }

/** What single-spa-react does of what we use: mount and update settle once it is drawn, unmount takes it away. */
export function reactParcel<P extends object>({
  ReactDOMClient,
  rootComponent: View,
  errorBoundary,
}: ParcelOptions<P>) {
  const roots = new WeakMap<HTMLElement, Root>()
  const draw = (root: Root, props: P) =>
    new Promise<void>((resolve) => {
      root.render(
        <>
          <Boundary show={errorBoundary}>
            <View {...props} />
          </Boundary>
          <Drawn tell={resolve} />
        </>,
      )
    })
  return {
    bootstrap: async () => {},
    mount(props: Placed<P>) {
      const root = ReactDOMClient.createRoot(props.domElement)
      roots.set(props.domElement, root)
      return draw(root, props)
    },
    async update(props: Placed<P>) {
      const root = roots.get(props.domElement)
      if (root) await draw(root, props)
    },
    async unmount({ domElement }: Placed<P>) {
      roots.get(domElement)?.unmount()
      roots.delete(domElement)
    },
  }
}

function Drawn({ tell }: { tell: () => void }) {
  useEffect(tell)
  return null
}

class Boundary extends Component<{ show: (error: Error) => ReactNode; children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render() {
    const { error } = this.state
    return error ? this.props.show(error) : this.props.children
  }
}
