/** Where one mounting stands: made for it and taken away with it. */
export interface Place {
  /**
   * Shows the remote, or what has changed of the options.
   * @param retry a person asked for another try: what could not be had before is asked for anew.
   */
  show(options: Yawmi.Options, retry?: boolean): Promise<void>
  remove(): Promise<void>
}

export type Tell = (event: Yawmi.Events[keyof Yawmi.Events]) => void

/** Has something be done after what is under way; a rejection ends in the notice. */
export type Later = (step: () => Promise<void>) => void

/** Makes the place of a mounting inside the page's element. */
export type MakePlace = (element: HTMLElement, tell: Tell, later: Later) => Place

/** An element that no rule of the page reaches: what is inherited begins anew, and `!important` here is the last word. */
export function untouched<E extends HTMLElement>(element: E): E {
  element.style.setProperty('all', 'initial', 'important')
  element.style.setProperty('display', 'block', 'important')
  return element
}
