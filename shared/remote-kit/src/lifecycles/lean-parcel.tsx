import { useEffect, type ComponentType, type ReactNode } from 'react'
import type { Root } from 'react-dom/client'

interface ParcelOptions<P> {
  ReactDOMClient: { createRoot(element: Element): Root }
  rootComponent: ComponentType<P>
  /** For single-spa-react, which would leave a mounting pending without one; what is drawn here has its own boundary. */
  errorBoundary: () => ReactNode
}
type Placed<P> = P & { domElement: HTMLElement }

/** What single-spa-react does of what we use: mount and update settle once it is drawn, unmount takes it away. */
export function reactParcel<P extends object>({ ReactDOMClient, rootComponent: View }: ParcelOptions<P>) {
  const roots = new WeakMap<HTMLElement, Root>()
  const draw = (root: Root, props: P) =>
    new Promise<void>((resolve) => {
      root.render(
        <>
          <View {...props} />
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
