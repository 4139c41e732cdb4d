/** Where one mounting stands: made for it and taken away with it. */
export interface Place {
  show(options: Yawmi.Options): Promise<void>
  remove(): Promise<void>
}

export type Tell = (event: Yawmi.Events[keyof Yawmi.Events]) => void

/** An element that no rule of the page reaches: what is inherited begins anew, and `!important` here is the last word. */
export function untouched<E extends HTMLElement>(element: E): E {
  element.style.setProperty('all', 'initial', 'important')
  element.style.setProperty('display', 'block', 'important')
  return element
}
