import { useEffect, type ComponentType, type ReactNode } from 'react'
import type { Root } from 'react-dom/client'

interface ParcelOptions<P> {
  ReactDOMClient: { createRoot(element: Element): Root }
  rootComponent: ComponentType<P>
  /** For single-spa-react, which would leave a mounting pending without one; what is rendered here has its own boundary. */
  errorBoundary: () => ReactNode
}
type Mounting<P> = P & { domElement: HTMLElement }

/** The part of single-spa-react that is used here: mount and update settle once React has rendered; unmount removes it. */
export function reactParcel<P extends object>({ ReactDOMClient, rootComponent: View }: ParcelOptions<P>) {
  const roots = new WeakMap<HTMLElement, Root>()
  const render = (root: Root, props: P) =>
    new Promise<void>((resolve) => {
      root.render(
        <>
          <View {...props} />
          <Rendered onRendered={resolve} />
        </>,
      )
    })
  return {
    bootstrap: async () => {},
    mount(props: Mounting<P>) {
      const root = ReactDOMClient.createRoot(props.domElement)
      roots.set(props.domElement, root)
      return render(root, props)
    },
    async update(props: Mounting<P>) {
      const root = roots.get(props.domElement)
      if (root) await render(root, props)
    },
    async unmount({ domElement }: Mounting<P>) {
      roots.get(domElement)?.unmount()
      roots.delete(domElement)
    },
  }
}

function Rendered({ onRendered }: { onRendered: () => void }) {
  useEffect(onRendered)
  return null
}
