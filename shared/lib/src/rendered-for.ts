/** For whom the site server rendered the first screen of this page: what hydration goes by, until it has ended. */
export interface RenderedFor {
  role: 'free' | 'subscriber'
  /** The widest breakpoint that the window reaches, in CSS px; 0 below all of them. */
  width: number
}

type Rendered = typeof globalThis & { yawmiRenderedFor?: RenderedFor }

/** Undefined where the page shows no screen that was rendered for somebody, or has been hydrated since. */
export const renderedFor = (): RenderedFor | undefined => (globalThis as Rendered).yawmiRenderedFor

/** Set before a first screen is rendered or hydrated; undefined once that has ended. */
export const setRenderedFor = (value: RenderedFor | undefined): void => {
  ;(globalThis as Rendered).yawmiRenderedFor = value
}
