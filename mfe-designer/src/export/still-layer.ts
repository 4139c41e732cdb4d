import type { Size } from '../document/placed'

/** The layer of boxes as it was at some moment, and where on the page its styles hold. */
export interface StillLayer {
  copy: HTMLElement
  /** None where the page has no such place. */
  root: Element | null
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
  ;(root ?? document.body).append(around)
  return () => around.remove()
}
