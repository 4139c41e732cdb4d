import type { Size } from '../document/placed'

/** The layer of boxes as it was at some moment. */
export interface StillLayer {
  copy: HTMLElement
  /** The document or shadow root that it is of, in whose provider its styles hold. */
  root: Node
}

/**
 * Lays a copied layer out, unseen, in the styles of the one that it was copied from, which may be gone by then. Its boxes go by another attribute:
 * they are none to select.
 * @returns what takes it away again
 */
export function layOut({ copy, root }: StillLayer, { width, height }: Size): () => void {
  for (const { dataset } of copy.querySelectorAll<HTMLElement>('[data-box]')) {
    dataset.copyOf = dataset.box
    delete dataset.box
  }
  const around = document.createElement('div')
  around.dir = 'ltr'
  around.ariaHidden = 'true'
  Object.assign(around.style, { position: 'fixed', left: '-10000px', top: '0', visibility: 'hidden' })
  Object.assign(around.style, { width: `${width}px`, height: `${height}px` })
  around.append(copy)
  const provider = (root as ParentNode).querySelector('.yawmi')
  ;(provider ?? document.body).append(around)
  return () => around.remove()
}
